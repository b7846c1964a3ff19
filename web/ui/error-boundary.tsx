import { RotateCw } from 'lucide-react';
import { Component, type ErrorInfo, type ReactNode } from 'react';
import { Button } from './button.tsx';
import { IconButton } from './icon-button.tsx';

export interface ErrorBoundaryProps {
  /** What broke, as the start of a sentence: "The library". */
  name: string;
  children: ReactNode;
  /** A change starts anew: the address of the page, for one that stays while pages change. */
  resetKey?: string;
  /** In a bar, where there is room for a button only. */
  isCompact?: boolean;
}

interface ErrorBoundaryState {
  error: unknown;
  hasError: boolean;
}

/** Keeps a panel that breaks from taking the page with it, and offers to build it again. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { error: null, hasError: false };

  static getDerivedStateFromError(error: unknown): ErrorBoundaryState {
    return { error, hasError: true };
  }

  override componentDidCatch(error: unknown, { componentStack }: ErrorInfo): void {
    console.error(`${this.props.name} stopped working`, error, componentStack);
  }

  override componentDidUpdate({ resetKey }: ErrorBoundaryProps): void {
    if (this.state.hasError && resetKey !== this.props.resetKey) this.retry();
  }

  readonly retry = (): void => this.setState({ error: null, hasError: false });

  override render(): ReactNode {
    if (!this.state.hasError) return this.props.children;
    if (this.props.isCompact)
      return (
        <span role="alert" className="inline-flex">
          <IconButton
            label={`${this.props.name} stopped working. Try again`}
            className="text-danger"
            onClick={this.retry}
          >
            <RotateCw />
          </IconButton>
        </span>
      );
    return (
      <div
        role="alert"
        className="m-4 grid justify-items-start gap-3 rounded-card border border-line bg-surface p-6"
      >
        <p className="font-medium">{this.props.name} stopped working</p>
        <p className="text-ink-muted text-sm">Nothing of yours is lost.</p>
        <Button variant="secondary" onClick={this.retry}>
          Try again
        </Button>
      </div>
    );
  }
}
