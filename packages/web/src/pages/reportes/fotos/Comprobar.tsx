import type { Foto, FotoComprobada } from '@catedra/shared/fotos/schemas.ts';
import { Button } from '@mantine/core';
import { IconShieldCheck } from '@tabler/icons-react';
import { comprobar } from '#pages/reportes/fotos/queries.ts';
import classes from '#pages/reportes/fotos/Comprobar.module.css';
import { messageOf } from '#platform/api-error.ts';
import { useAction } from '#platform/use-action.ts';
import { ErrorState } from '#ui/states/ErrorState.tsx';
import { Notice } from '#ui/states/Notice.tsx';

const LARGO = 16;

function dicho({ intacta, encadenada }: FotoComprobada): string {
  if (!intacta)
    return 'Lo que guarda esta foto ya no es lo que se guardó: alguien lo cambió en la base de datos.';
  if (!encadenada) return 'Esta foto está intacta, pero la anterior ya no es la que era cuando se tomó.';
  return 'Está intacta: guarda lo que guardó cuando se tomó, y sigue a la anterior.';
}

/** What proves the picture: its digest, and whether all that it holds still gives it. */
export function Comprobar({ foto }: { readonly foto: Foto }) {
  const { run, pending, result, error } = useAction(() => comprobar(foto.id));
  if (foto.huella === null) return null;
  return (
    <>
      <div className={classes.proof}>
        <span>
          Huella <code title={foto.huella}>{foto.huella.slice(0, LARGO)}…</code>
        </span>
        <Button
          variant="default"
          size="xs"
          leftSection={<IconShieldCheck size={16} stroke={1.75} aria-hidden />}
          loading={pending}
          onClick={() => run(undefined)}
        >
          Comprobar que nadie la cambió
        </Button>
      </div>
      {error !== null && <ErrorState>{messageOf(error)}</ErrorState>}
      {result && (
        <Notice
          role="status"
          calm={result.intacta && result.encadenada}
          {...(result.intacta && result.encadenada && { icon: IconShieldCheck })}
        >
          {dicho(result)}
        </Notice>
      )}
    </>
  );
}
