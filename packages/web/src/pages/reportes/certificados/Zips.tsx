import { descargarZip } from '@catedra/shared/certificados/api.ts';
import { pesoEnPalabras } from '@catedra/shared/archivos/peso.ts';
import type { ZipDeCertificados } from '@catedra/shared/certificados/zip.ts';
import { pathOf } from '@catedra/shared/core/contract.ts';
import { Button } from '@mantine/core';
import { IconAlertCircle, IconDownload, IconFileZip } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import classes from '#pages/reportes/certificados/Zips.module.css';
import { zipsQuery } from '#pages/reportes/certificados/queries.ts';
import { ProgressBar } from '#ui/marks/ProgressBar.tsx';
import { Moment } from '#ui/marks/DueDate.tsx';
import { numero } from '#ui/words/words.ts';

const direccionDelZip = (id: string): string => pathOf(descargarZip).replace(':id', id);

/** The last zip that this person asked for: how far it is, and where it is once it is made. */
export function Zips() {
  const { data } = useQuery(zipsQuery);
  const [ultimo] = data?.datos ?? [];
  return (
    <div role="status">
      {ultimo && (
        <div className={classes.zip}>
          <Uno zip={ultimo} />
        </div>
      )}
    </div>
  );
}

function Uno({ zip }: { readonly zip: ZipDeCertificados }) {
  const { hechos, total } = zip.progreso;
  if (zip.estado === 'haciendo')
    return (
      <>
        <IconFileZip size={20} stroke={1.75} aria-hidden />
        <span className={classes.words}>
          Preparando el zip: {numero(hechos)} de {numero(total)} PDF. Puedes salir de esta página.
        </span>
        <span className={classes.bar}>
          <ProgressBar value={Math.floor((100 * hechos) / total)} label="Zip de certificados" />
        </span>
      </>
    );
  if (zip.estado === 'fallido')
    return (
      <>
        <IconAlertCircle size={20} stroke={1.75} aria-hidden />
        <span className={classes.words}>El zip no se pudo preparar. {zip.motivo}</span>
      </>
    );
  return (
    <>
      <IconFileZip size={20} stroke={1.75} aria-hidden />
      <span className={classes.words}>
        El zip con {numero(total - zip.sinPapel)} PDF está listo.{' '}
        {zip.sinPapel > 0 && `${sinPapel(zip.sinPapel)} `}
        {zip.hasta && (
          <>
            Se borra <Moment date={zip.hasta} />.
          </>
        )}
      </span>
      <Button
        component="a"
        href={direccionDelZip(zip.id)}
        download
        size="sm"
        leftSection={<IconDownload size={18} stroke={1.75} aria-hidden />}
      >
        Descargar el zip{zip.bytes !== null && ` (${pesoEnPalabras(zip.bytes)})`}
      </Button>
    </>
  );
}

const sinPapel = (cuantos: number): string =>
  cuantos === 1
    ? 'Uno no se puede imprimir y no va dentro.'
    : `${numero(cuantos)} no se pueden imprimir y no van dentro.`;
