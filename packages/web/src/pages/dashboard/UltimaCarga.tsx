import { nombreDeArchivo } from '@catedra/shared/cargas/campos.ts';
import { sePuedeDeshacer } from '@catedra/shared/cargas/deshacer.ts';
import type { ResumenDeCarga } from '@catedra/shared/cargas/schemas.ts';
import { IconTable } from '@tabler/icons-react';
import { hallazgoDeCarga, partesDeCarga } from '#pages/dashboard/cargas.ts';
import classes from '#pages/dashboard/UltimaCarga.module.css';
import { rutas } from '#platform/paths.ts';
import { Section } from '#ui/frame/Section.tsx';
import { ButtonLink, TextLink } from '#ui/frame/TextLink.tsx';
import { Moment } from '#ui/marks/DueDate.tsx';
import { numero } from '#ui/words/words.ts';
import { useNow } from '#ui/words/zone.tsx';

/** The last upload of people: what it brought, and what it left out. */
export function UltimaCarga({ carga }: { readonly carga: ResumenDeCarga }) {
  const now = useNow();
  const esta = { carga: carga.id };
  const partes = partesDeCarga(carga);
  const errores = partes.find(({ id }) => id === 'errores')?.filas ?? 0;
  const undoable = sePuedeDeshacer(carga, now);
  return (
    <Section title={hallazgoDeCarga(carga)} aside={<TextLink to={rutas.cargaMasiva}>Todas</TextLink>}>
      <div className={classes.file}>
        <IconTable size={20} stroke={1.5} aria-hidden />
        <span className={classes.name}>
          <TextLink to={rutas.cargaMasiva} search={esta}>
            {nombreDeArchivo(carga.archivo)}
          </TextLink>
          <span className="look-small">
            <Moment date={carga.terminadaEn ?? carga.creadaEn} recent capital />, por {carga.quien.nombre}
          </span>
        </span>
      </div>
      {partes.length > 0 && (
        <>
          <div className={classes.bar} aria-hidden>
            {partes.map(
              ({ id, filas }) => filas > 0 && <i key={id} data-kind={id} style={{ flexGrow: filas }} />,
            )}
          </div>
          <dl className={classes.legend}>
            {partes.map(({ id, label, filas }) => (
              <div key={id} data-kind={id} data-some={filas > 0 || undefined}>
                <dt>
                  <i data-kind={id} aria-hidden />
                  {label}
                </dt>
                <dd>{numero(filas)}</dd>
              </div>
            ))}
          </dl>
        </>
      )}
      {(errores > 0 || undoable) && (
        <p className={`look-loose-line ${classes.acts}`}>
          {errores > 0 && (
            <ButtonLink variant="default" size="xs" to={rutas.cargaMasiva} search={esta}>
              Ver {errores === 1 ? 'la fila que no entra' : `las ${numero(errores)} que no entran`}
            </ButtonLink>
          )}
          {undoable && (
            <TextLink to={rutas.cargaMasiva} search={esta}>
              Deshacer la carga
            </TextLink>
          )}
        </p>
      )}
    </Section>
  );
}

/** Nobody came by a file yet: where that is done. */
export const SinCargas = () => (
  <Section
    title="Ninguna carga de personas"
    aside={<TextLink to={rutas.cargaMasiva}>Cargar un archivo</TextLink>}
  >
    <p className={classes.none}>Con un Excel o un CSV se traen o se cambian muchas personas a la vez.</p>
  </Section>
);
