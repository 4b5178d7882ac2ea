import type { Certificado } from '@catedra/shared/certificados/schemas.ts';
import classes from '#pages/curso/end/CertificateSheet.module.css';
import { direccionDelPdf } from '#parts/certificados/queries.ts';
import { Cover } from '#ui/marks/Cover.tsx';
import { dia, numero } from '#ui/words/words.ts';
import { useNow } from '#ui/words/zone.tsx';

export interface CertificateSheetProps {
  readonly certificado: Certificado;
  readonly image: string | null;
}

/** The certificate, which unfolds from the cloth of its course: what its paper says, and the way to the paper. */
export function CertificateSheet({ certificado, image }: CertificateSheetProps) {
  const {
    id,
    numero: cual,
    nombre,
    titulo,
    horas,
    nota,
    completadoEl,
    validoHasta,
    codigo,
    cursoId,
  } = certificado;
  const now = useNow();
  const facts = [
    horas !== null && `de ${numero(horas)} ${horas === 1 ? 'hora' : 'horas'}`,
    nota !== null && `con una nota de ${numero(nota)} sobre 10`,
    `el ${dia(completadoEl, now)}`,
  ].filter(Boolean);
  return (
    <a
      className={classes.sheet}
      href={direccionDelPdf(id)}
      download
      aria-label={`Descargar el certificado de ${titulo}`}
    >
      <span className={classes.band} aria-hidden>
        <Cover className={classes.cloth} id={cursoId} title={titulo} image={image} />
        <span className={classes.label}>Certificado</span>
      </span>
      <span className={classes.fold}>
        <span className={classes.paper}>
          <span className={classes.number}>N.º {cual}</span>
          <span>
            <span className={classes.small}>Se certifica que</span>
            <b className={classes.name}>{nombre}</b>
            <span className={classes.small}>ha completado el curso</span>
            <b className={classes.course}>{titulo}</b>
            <span className={classes.small}>
              {facts.join(', ')}.{validoHasta && ` Es válido hasta el ${dia(validoHasta, now)}.`}
            </span>
          </span>
          <span className={classes.code}>{codigo}</span>
        </span>
      </span>
    </a>
  );
}
