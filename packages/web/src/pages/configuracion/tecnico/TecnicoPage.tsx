import { Trabajos } from '#pages/configuracion/tecnico/trabajos/Trabajos.tsx';

/** How the academy does inside, for whoever looks after it. */
export function TecnicoPage() {
  return <Trabajos />;
}
