import { rondaEnPalabras } from '@catedra/shared/cumplimiento/palabras.ts';
import type { EntregaDePersona } from '@catedra/shared/participantes/persona.ts';
import { rutas } from '#platform/paths.ts';
import { EN_PAPELERA } from '#pages/usuarios/actualizar/pruebas.ts';
import classes from '#pages/usuarios/actualizar/charts.module.css';
import { Figures } from '#ui/charts/Figures.tsx';
import { Section } from '#ui/frame/Section.tsx';
import { TextLink } from '#ui/frame/TextLink.tsx';
import { Moment } from '#ui/marks/DueDate.tsx';
import { cuenta, notaEnColumna, numero } from '#ui/words/words.ts';

export const PALABRAS_DE_ENTREGA = {
  borrador: 'Borrador',
  entregada: 'Por corregir',
  devuelta: 'Devuelta',
  calificada: 'Corregida',
};

function titulo(entregas: readonly EntregaDePersona[]): string {
  const esperan = entregas.filter(({ estado }) => estado === 'entregada').length;
  const todas = cuenta(entregas.length, 'entrega');
  if (esperan === 0) return todas;
  return `${todas}: ${esperan === 1 ? 'una espera su nota' : `${numero(esperan)} esperan su nota`}`;
}

/** What they handed in; each opens where it is marked, unless it was deleted. */
export function EntregasSection({ entregas }: { readonly entregas: readonly EntregaDePersona[] }) {
  if (entregas.length === 0) return null;
  return (
    <Section title={titulo(entregas)}>
      <Figures
        caption="Entregas de esta persona"
        head={['Tarea', 'Entregada', 'Estado', 'Nota']}
        rows={entregas.map((entrega) => ({
          id: entrega.id,
          cells: [
            <span key="que" className={classes.what}>
              {entrega.enPapelera ? (
                entrega.titulo
              ) : (
                <TextLink
                  quiet
                  to={rutas.actividad(entrega.curso.id, entrega.actividadId)}
                  search={{ ver: 'entregas', entrega: entrega.id }}
                >
                  {entrega.titulo}
                </TextLink>
              )}
              <small>
                {entrega.curso.titulo}
                {entrega.enPapelera && EN_PAPELERA}
                {entrega.intento > 1 && `, intento ${entrega.intento}`}
                {entrega.ronda > 1 && ` · ${rondaEnPalabras(entrega.ronda)}`}
              </small>
            </span>,
            <span key="en">
              <Moment date={entrega.entregadaEn} />
              {entrega.tarde && ', tarde'}
            </span>,
            PALABRAS_DE_ENTREGA[entrega.estado],
            entrega.nota === null ? '—' : notaEnColumna(entrega.nota),
          ],
        }))}
      />
    </Section>
  );
}
