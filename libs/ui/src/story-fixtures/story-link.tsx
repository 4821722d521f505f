import type { RenderLink } from '../render-link.ts';

/** A plain link, in place of the router's link of an app. */
export function storyLink(href: string): RenderLink {
  return function StoryLink({ children, ...props }) {
    return (
      <a href={href} {...props}>
        {children}
      </a>
    );
  };
}
