import type { Campo, UsoDeCampos } from '@catedra/shared/campos/schemas.ts';
import { eliminar, retirar, useCambio } from '#pages/usuarios/campos/queries.ts';
import { GruposQueLlena } from '#pages/usuarios/campos/GruposQueLlena.tsx';
import { ConfirmDialog } from '#ui/dialogs/ConfirmButton.tsx';
import { cuenta } from '#ui/words/words.ts';

interface QuitarCampoProps {
  readonly campo: Campo | null;
  readonly uso: UsoDeCampos | undefined;
  readonly onClose: () => void;
}

/** A field nobody has goes for good; one that somebody has is retired, and what it held waits. */
export function QuitarCampo({ campo, uso, onClose }: QuitarCampoProps) {
  const { mutateAsync: quitar } = useCambio(({ id, conDatos }: { id: string; conDatos: boolean }) =>
    conDatos ? retirar(id) : eliminar(id),
  );
  if (!campo)
    return (
      <ConfirmDialog opened={false} onClose={onClose} title="" confirmLabel="" onConfirm={onClose}>
        {null}
      </ConfirmDialog>
    );
  const tienen = uso?.campos[campo.id]?.conValor ?? 0;
  const conDatos = tienen > 0;
  const retirado = campo.estado === 'retirado';
  const enReglas = campo.enReglas > 0;
  const deEquipos = campo.equipo && campo.daEnEquipo.length > 0;
  const enUso = enReglas || campo.enFechas > 0 || deEquipos;
  return (
    <ConfirmDialog
      opened
      onClose={onClose}
      title={
        enUso
          ? `«${campo.nombre}» está en uso`
          : conDatos && !retirado
            ? `¿Retirar «${campo.nombre}»?`
            : `¿Eliminar «${campo.nombre}»?`
      }
      confirmLabel={conDatos ? 'Retirar el campo' : 'Eliminar el campo'}
      harmless={conDatos}
      allowed={uso === undefined ? null : !(enUso || (retirado && conDatos))}
      onConfirm={() => quitar({ id: campo.id, conDatos })}
    >
      {deEquipos ? (
        'Hay perfiles que llegan a «su equipo», y el equipo de cada persona es quien la nombra aquí. Quítales antes ese alcance.'
      ) : !enReglas && enUso ? (
        daFechas(campo.enFechas)
      ) : enReglas ? (
        <>
          <GruposQueLlena campo={campo} grupos={uso?.campos[campo.id]?.grupos ?? []} />. Cambia antes{' '}
          {campo.enReglas === 1 ? 'su regla' : 'sus reglas'}.
        </>
      ) : (
        words(retirado, tienen)
      )}
    </ConfirmDialog>
  );
}

const daFechas = (cuantas: number): string =>
  cuantas === 1
    ? 'La fecha límite de un curso en un grupo se cuenta desde este dato. Cámbiala antes en el grupo.'
    : `${cuenta(cuantas, 'fecha')} límite de cursos en grupos se cuentan desde este dato. Cámbialas antes en sus grupos.`;

function words(retirado: boolean, tienen: number): string {
  if (tienen === 0) return 'Nadie lo tiene relleno, así que no se pierde nada.';
  if (retirado)
    return `Ya está retirado. ${cuenta(tienen, 'persona tiene', 'personas tienen')} algo guardado en él, y no se pierde: puedes recuperarlo cuando quieras.`;
  return `Lo ${tienen === 1 ? 'tiene 1 persona' : `tienen ${cuenta(tienen, 'persona')}`}. Dejará de verse en fichas, listas, filtros y descargas. Lo guardado no se borra: si lo recuperas, vuelve todo.`;
}
