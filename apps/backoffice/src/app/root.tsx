import { useEffect } from 'react';
import { Outlet } from 'react-router-dom';
import { useDocumentLanguage } from '../features/language/use-document-language.ts';
import { useSession } from '../features/session/session-context.ts';

/** Over every page: the document's language, and what other tabs do to the session (F4). */
export function Root() {
  useDocumentLanguage();
  const session = useSession();

  useEffect(() => {
    const follow = ({ key }: StorageEvent) => session.follow(key);
    window.addEventListener('storage', follow);
    return () => window.removeEventListener('storage', follow);
  }, [session]);

  return <Outlet />;
}
