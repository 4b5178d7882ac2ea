import type { Explicacion, RespuestaDePermiso } from '@catedra/shared/perfiles/schemas.ts';
import { IconCheck, IconX } from '@tabler/icons-react';
import classes from '#pages/perfiles/por-que/Why.module.css';

function verdict({ hoy, despues }: RespuestaDePermiso): { bien: boolean; texto: string } {
  if (!despues || despues.puede === hoy.puede)
    return { bien: hoy.puede, texto: hoy.puede ? 'Puede.' : 'No puede.' };
  return despues.puede
    ? { bien: true, texto: 'Hoy no puede. Con estos cambios, podrá.' }
    : { bien: false, texto: 'Hoy puede. Con estos cambios, no podrá.' };
}

export function Answer({ respuesta }: { readonly respuesta: RespuestaDePermiso }) {
  const { bien, texto } = verdict(respuesta);
  const Icon = bien ? IconCheck : IconX;
  return (
    <>
      <p className={classes.verdict} data-bien={bien || undefined} role="status">
        <Icon size={18} stroke={2} aria-hidden />
        {texto}
      </p>
      <Reasons explicacion={respuesta.despues ?? respuesta.hoy} />
    </>
  );
}

const Reasons = ({ explicacion }: { readonly explicacion: Explicacion }) => (
  <ul className={classes.reasons}>
    {explicacion.razones.map(({ vale, texto }) => (
      <li key={texto} data-vale={vale || undefined}>
        {vale ? (
          <IconCheck size={16} stroke={2} aria-label="Se cumple" role="img" />
        ) : (
          <IconX size={16} stroke={2} aria-label="No se cumple" role="img" />
        )}
        <span>{texto}</span>
      </li>
    ))}
  </ul>
);
