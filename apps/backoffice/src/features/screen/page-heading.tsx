import { useEffect, useRef, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { TitleBar } from '@shop/ui';
import { usePageTitle } from './use-page-title.ts';

export type PageHeadingProps = {
  title: string;
  /** Beside the title: how many there are. */
  note?: string | undefined;
  /** What can be done here. */
  children?: ReactNode;
};

/** A page's title, which also names the tab and takes the focus when the page was reached from another. */
export function PageHeading({ title, note, children }: PageHeadingProps) {
  usePageTitle(title);
  const heading = useRef<HTMLHeadingElement>(null);
  const arrivedFromOutside = useLocation().key === 'default';
  const first = useRef(true);

  useEffect(() => {
    if (first.current && !arrivedFromOutside) heading.current?.focus({ preventScroll: true });
    first.current = false;
  }, [arrivedFromOutside]);

  return (
    // The line of what is counted is kept while that is fetched.
    <TitleBar title={title} titleRef={heading} note={note ?? ''}>
      {children}
    </TitleBar>
  );
}
