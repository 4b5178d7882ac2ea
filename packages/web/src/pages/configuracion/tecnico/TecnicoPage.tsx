import { useSearch } from '@tanstack/react-router';
import { Consultas } from '#pages/configuracion/tecnico/consultas/Consultas.tsx';
import { Copias } from '#pages/configuracion/tecnico/copias/Copias.tsx';
import { Espacio } from '#pages/configuracion/tecnico/espacio/Espacio.tsx';
import { Procesos } from '#pages/configuracion/tecnico/procesos/Procesos.tsx';
import { Trabajos } from '#pages/configuracion/tecnico/trabajos/Trabajos.tsx';

/** How the academy does inside, for whoever looks after it. */
export function TecnicoPage() {
  const { parte }: { parte?: string } = useSearch({ strict: false });
  if (parte === 'procesos') return <Procesos />;
  if (parte === 'consultas') return <Consultas />;
  if (parte === 'espacio') return <Espacio />;
  if (parte === 'copias') return <Copias />;
  return <Trabajos />;
}
