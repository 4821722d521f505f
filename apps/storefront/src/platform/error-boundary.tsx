import { Component, type ReactNode } from 'react';

type Props = {
  /** Shown in place of the children once they have thrown. */
  fallback: ReactNode;
  children: ReactNode;
};

/** Catches what its children throw while they render; React catches in classes only. A new `key` is a new try. */
export class ErrorBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override render(): ReactNode {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}
