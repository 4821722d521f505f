import { lazy, useEffect, useState, type ComponentType } from 'react';
import { importAgain } from './import-again.ts';

/** A component that comes in a chunk of its own, once it is needed. */
export type LatePart<Props> = {
  /** Suspends until it is there. */
  Late: ComponentType<Props>;
  /** Fetches it; what is there is rendered at once, as a server's render needs. Rejects without it. */
  preload: () => Promise<void>;
};

/**
 * As React's `lazy`, but a part that cannot be had is no error.
 * @param pick takes the component from its module, when that has come
 * @param Instead is shown without it; from then on each new mount is a new try
 */
export function latePart<Module, Props extends object>(
  load: () => Promise<Module>,
  pick: (module: Module) => ComponentType<Props>,
  Instead: ComponentType<Props>,
): LatePart<Props> {
  let part: ComponentType<Props> | undefined;
  let Attempt = tryOnce();

  async function preload(): Promise<void> {
    part ??= pick(await importAgain(load));
  }

  function tryOnce() {
    return lazy(async () => {
      await preload().catch(() => undefined);
      return { default: part ?? Missing };
    });
  }

  function Missing(props: Props) {
    useEffect(() => {
      Attempt = tryOnce();
    }, []);
    return <Instead {...props} />;
  }

  function Late(props: Props) {
    // Chosen once: what is on screen keeps its state when the part is there for the next.
    const [Shown] = useState<ComponentType<Props>>(() => part ?? Attempt);
    return <Shown {...props} />;
  }

  return { Late, preload };
}
