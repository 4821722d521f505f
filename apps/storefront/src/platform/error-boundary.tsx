import { Component, type ReactNode } from 'react';

type Props = {
  /** Shown in place of the children once they have thrown. */
  fallback: ReactNode;
  /** What the children show; another is a new try, for which children that work are left as they are. */
  shown?: string;
  children: ReactNode;
};

type State = { failed: boolean; shown: string | undefined };

/** Catches what its children throw while they render; React catches in classes only. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { failed: false, shown: this.props.shown };

  static getDerivedStateFromError(): Partial<State> {
    return { failed: true };
  }

  static getDerivedStateFromProps({ shown }: Props, before: State): State | null {
    return shown === before.shown ? null : { failed: false, shown };
  }

  override render(): ReactNode {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}
