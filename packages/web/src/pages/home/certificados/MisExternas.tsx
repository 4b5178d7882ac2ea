import { diaLargo } from '@catedra/shared/fechas/escribir-fecha.ts';
import { useQuery } from '@tanstack/react-query';
import classes from '#pages/home/certificados/MisCertificados.module.css';
import { horasEscritas } from '#parts/certificados/comprobado.ts';
import { direccionDelPapel, misExternasQuery } from '#parts/externas/queries.ts';
import { MARCAS_DE_EXTERNA, valeEnPalabras } from '#parts/externas/words.ts';
import { Section } from '#ui/frame/Section.tsx';
import unseen from '#ui/frame/unseen.module.css';
import { StateMark } from '#ui/marks/StateMark.tsx';

/** What the academy knows that one did elsewhere; nothing when there is none. */
export function MisExternas() {
  const { data } = useQuery(misExternasQuery);
  if (!data || data.externas.length === 0) return null;
  return (
    <Section
      title="Formación externa"
      note="Lo que hiciste fuera de la academia y consta aquí. No lleva certificado nuestro."
      rule={false}
      className={classes.apart}
    >
      <ul className={`${classes.list} ${classes.under}`}>
        {data.externas.map((una) => (
          <li key={una.id} className={classes.one}>
            <div>
              <h3 className={classes.title}>{una.titulo}</h3>
              <p className="look-quiet">
                Externa, terminada el {diaLargo(una.dia)}
                {una.horas !== null && `, ${horasEscritas(una.horas)}`}
              </p>
              <StateMark kind={MARCAS_DE_EXTERNA[una.estado]}>{valeEnPalabras(una)}</StateMark>
            </div>
            {una.papel && (
              <div className={classes.proof}>
                <p className={classes.acts}>
                  <a href={direccionDelPapel(una.papel.id)} target="_blank" rel="noreferrer">
                    Ver el papel<span className={unseen.unseen}> de {una.titulo}</span>
                  </a>
                </p>
              </div>
            )}
          </li>
        ))}
      </ul>
    </Section>
  );
}
