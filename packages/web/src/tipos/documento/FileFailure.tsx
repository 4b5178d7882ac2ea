import type { Archivo } from '@catedra/shared/archivos/archivo.ts';
import { direccionDeArchivo } from '@catedra/shared/archivos/direccion.ts';
import { Component, type ReactNode } from 'react';
import { ErrorState } from '#ui/states/ErrorState.tsx';

interface FileFailureProps {
  readonly archivo: Archivo;
  readonly children: ReactNode;
}

type Reason = 'locked' | 'damaged' | 'missing' | 'other';

/** As pdf.js names what it can't open. */
const REASONS: Readonly<Record<string, Reason>> = {
  PasswordException: 'locked',
  InvalidPDFException: 'damaged',
};

const WORDS: Readonly<Record<Reason, string>> = {
  locked:
    'Este PDF pide una contraseña. Si la tienes, descárgalo y ábrelo con ella; si no, avísanos con «Hay un error aquí».',
  damaged: 'Este PDF está dañado y no se puede mostrar. Avísanos con «Hay un error aquí».',
  missing: 'El archivo de este documento ya no está en la academia. Avísanos con «Hay un error aquí».',
  other: 'No pudimos mostrar este documento aquí.',
};

export const MissingFile = () => <ErrorState>{WORDS.missing}</ErrorState>;

/** As it tells that the server has no such file. */
const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'missing' in error && error.missing === true;

/** A document that can't be shown here can still be downloaded, unless it is gone, and says what is wrong with it. */
export class FileFailure extends Component<FileFailureProps, { reason: Reason | null }> {
  override state: { readonly reason: Reason | null } = { reason: null };

  static getDerivedStateFromError(error: unknown): { reason: Reason } {
    if (isMissing(error)) return { reason: 'missing' };
    return { reason: REASONS[error instanceof Error ? error.name : ''] ?? 'other' };
  }

  override componentDidMount(): void {
    window.addEventListener('online', this.again);
  }

  override componentWillUnmount(): void {
    window.removeEventListener('online', this.again);
  }

  /** What a cut kept from coming is asked for again; what is wrong with the file itself stays wrong. */
  private readonly again = (): void =>
    this.setState(({ reason }) => (reason === 'other' ? { reason: null } : null));

  override render() {
    const { archivo, children } = this.props;
    const { reason } = this.state;
    if (!reason) return children;
    if (reason === 'missing') return <MissingFile />;
    return (
      <ErrorState onRetry={reason === 'other' ? this.again : undefined}>
        {WORDS[reason]} Puedes{' '}
        <a href={direccionDeArchivo(archivo.id)} download={archivo.nombre}>
          descargarlo
        </a>
        .
      </ErrorState>
    );
  }
}
