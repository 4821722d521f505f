import type { RenderLink } from '../render-link.ts';

/** The link that stories render where an app would use its router's. */
export function storyLink(href: string): RenderLink {
  return function StoryLink({ children, ...parts }) {
    return (
      <a href={href} {...parts}>
        {children}
      </a>
    );
  };
}
