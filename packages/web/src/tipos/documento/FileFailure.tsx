import { type Archivo, direccionDeArchivo } from '@catedra/shared';
import { Component, type ReactNode } from 'react';
import { ErrorState } from '#ui/ErrorState.tsx';

interface FileFailureProps {
  readonly archivo: Archivo;
  readonly children: ReactNode;
}

/** A document that can't be shown here can still be downloaded. */
export class FileFailure extends Component<FileFailureProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    const { archivo, children } = this.props;
    if (!this.state.failed) return children;
    return (
      <ErrorState onRetry={() => this.setState({ failed: false })}>
        No pudimos mostrar este documento aquí. Puedes{' '}
        <a href={direccionDeArchivo(archivo.id)} download={archivo.nombre}>
          descargarlo
        </a>
        .
      </ErrorState>
    );
  }
}
