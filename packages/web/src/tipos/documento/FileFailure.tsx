import type { Archivo } from '@catedra/shared/archivos/archivo.ts';
import { direccionDeArchivo } from '@catedra/shared/archivos/direccion.ts';
import { Component, type ReactNode } from 'react';
import { ErrorState } from '#ui/states/ErrorState.tsx';

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
