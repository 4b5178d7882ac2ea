import type { ResultadoDeCarga } from '@catedra/shared';
import { Button } from '@mantine/core';
import { IconAlertCircle, IconDownload, IconMinus, IconPlus } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { rutas } from '#app/paths.ts';
import { download, errorsFile } from '#pages/usuarios/carga-masiva/csv-file.ts';
import classes from '#pages/usuarios/carga-masiva/Done.module.css';
import { InviteAll } from '#pages/usuarios/carga-masiva/InviteAll.tsx';
import { ButtonLink } from '#ui/TextLink.tsx';
import { numero } from '#ui/words.ts';

interface DoneProps {
  readonly resultado: ResultadoDeCarga;
  readonly onRestart: () => void;
}

export function Done({ resultado, onRestart }: DoneProps) {
  const { creadas, columnas, filas } = resultado;
  const iguales = filas.filter(({ estado }) => estado === 'igual');
  const fuera = filas.filter(({ estado }) => estado === 'error');
  return (
    <>
      <dl className={classes.result}>
        {creadas.length > 0 && (
          <Line
            kind="nueva"
            icon={<IconPlus size={16} stroke={2} aria-hidden />}
            label="Creadas"
            count={creadas.length}
          >
            <InviteAll creadas={creadas} />
          </Line>
        )}
        {iguales.length > 0 && (
          <Line
            icon={<IconMinus size={16} stroke={2} aria-hidden />}
            label="Ya estaban"
            count={iguales.length}
          >
            Tienen cuenta con esos mismos datos. No se ha tocado nada.
          </Line>
        )}
        {fuera.length > 0 && (
          <Line
            kind="error"
            icon={<IconAlertCircle size={16} stroke={2} aria-hidden />}
            label="Fuera"
            count={fuera.length}
          >
            Descárgalas con el motivo en una columna, corrígelas y súbelas otra vez: nadie se crea dos veces.
            <div className={classes.action}>
              <Button
                variant="default"
                size="xs"
                leftSection={<IconDownload size={16} stroke={1.75} aria-hidden />}
                onClick={() => download('filas-con-errores.csv', errorsFile(columnas, fuera))}
              >
                Descargar las filas con errores
              </Button>
            </div>
          </Line>
        )}
      </dl>
      <div className={classes.next}>
        <ButtonLink to={rutas.usuarios} search={{ orden: '-creadoEn' }}>
          Ver a las personas nuevas
        </ButtonLink>
        <Button variant="default" onClick={onRestart}>
          Subir otro archivo
        </Button>
      </div>
    </>
  );
}

interface LineProps {
  readonly kind?: 'nueva' | 'error';
  readonly icon: ReactNode;
  readonly label: string;
  readonly count: number;
  readonly children: ReactNode;
}

function Line({ kind, icon, label, count, children }: LineProps) {
  return (
    <div className={classes.line} data-kind={kind}>
      <dt>
        <span className={classes.label}>
          {icon}
          {label}
        </span>
        <b>{numero(count)}</b>
      </dt>
      <dd>{children}</dd>
    </div>
  );
}
