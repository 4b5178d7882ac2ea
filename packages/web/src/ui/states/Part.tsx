import { isNotFound, isRedirect } from '@tanstack/react-router';
import { Component, createRef, type ReactNode } from 'react';
import { isApiError, isSignedOut, messageOf } from '#platform/api-error.ts';
import { codeDidNotCome } from '#platform/missing-code.ts';
import { ErrorState } from '#ui/states/ErrorState.tsx';

interface PartProps {
  /** What could not be shown, when it has a name: "La pregunta 3". */
  readonly what?: string;
  /** What is still there for whoever reads it. */
  readonly rest?: string;
  /** It stands in a list. */
  readonly item?: boolean;
  readonly children: ReactNode;
}

interface PartState {
  readonly failure: { readonly error: unknown } | null;
}

interface Place {
  readonly focused: Element | null;
  readonly parent: Element | null | undefined;
  readonly before: Element | null | undefined;
}

const REACHABLE =
  'a[href], button:not(:disabled), input:not(:disabled), textarea:not(:disabled), select:not(:disabled), [tabindex]';

/** The router, the session and the page's own loader deal with these: a part would only hide them. */
const isForThePage = (error: unknown): boolean =>
  isNotFound(error) || isRedirect(error) || isSignedOut(error) || codeDidNotCome(error);

/**
 * What may break without the rest of its page. Give it a `key` where it shows one thing and then another, so that the
 * failure of one is not that of the next.
 */
export class Part extends Component<PartProps, PartState, Place> {
  override state: PartState = { failure: null };
  private readonly box = createRef<HTMLLIElement & HTMLDivElement>();

  static getDerivedStateFromError(error: unknown): PartState {
    return { failure: { error } };
  }

  override getSnapshotBeforeUpdate(): Place {
    const box = this.box.current;
    return {
      focused: document.activeElement,
      parent: box?.parentElement,
      before: box?.previousElementSibling,
    };
  }

  /** The keyboard was in what goes away: it goes on in what takes its place, also where a dialog holds it. */
  override componentDidUpdate(
    _: PartProps,
    { failure }: PartState,
    { focused, parent, before }: Place,
  ): void {
    if (failure === this.state.failure || !focused || focused.isConnected) return;
    const here = this.box.current ?? (before ? before.nextElementSibling : parent?.firstElementChild);
    const found = here?.matches(REACHABLE) ? here : here?.querySelector(REACHABLE);
    if (found instanceof HTMLElement) found.focus({ preventScroll: true });
  }

  override render(): ReactNode {
    const {
      what = 'Esta parte',
      rest = 'Lo demás de la página sigue funcionando.',
      item,
      children,
    } = this.props;
    const { failure } = this.state;
    if (!failure) return children;
    const { error } = failure;
    if (isForThePage(error)) throw error;
    const Box = item ? 'li' : 'div';
    return (
      <Box ref={this.box}>
        <ErrorState title={`${what} no se pudo mostrar`} onRetry={() => this.setState({ failure: null })}>
          {isApiError(error) && `${messageOf(error)} `}
          {rest}
        </ErrorState>
      </Box>
    );
  }
}
