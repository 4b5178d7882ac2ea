import type { AprendizajeDePersona, CursoDePersona } from '@catedra/shared/participantes/persona.ts';
import { vias } from '@catedra/shared/participantes/via.ts';
import { rutas } from '#platform/paths.ts';
import classes from '#pages/usuarios/actualizar/Cursos.module.css';
import { RondasPasadas } from '#pages/usuarios/actualizar/RondasPasadas.tsx';
import { useActor } from '#platform/session.ts';
import { AppLink } from '#ui/frame/TextLink.tsx';
import type { RowAction } from '#ui/lists/data-table.ts';
import { RowMenu } from '#ui/lists/RowMenu.tsx';
import { rondaEnPalabras } from '@catedra/shared/cumplimiento/palabras.ts';
import { Cumple } from '#ui/marks/Cumple.tsx';
import { Riesgo } from '#ui/marks/Riesgo.tsx';
import { AvanceMark } from '#ui/marks/AvanceMark.tsx';
import { Cover } from '#ui/marks/Cover.tsx';
import { DueDate, Moment } from '#ui/marks/DueDate.tsx';
import { StateMark } from '#ui/marks/StateMark.tsx';
import { ProgressRing } from '#ui/marks/ProgressRing.tsx';
import { cuenta, duracion, enumerar } from '#ui/words/words.ts';

interface CursoRowProps {
  readonly usuarioId: string;
  readonly curso: CursoDePersona;
  /** What they handed in, of every course. */
  readonly hecho: Pick<AprendizajeDePersona, 'pruebas' | 'entregas'>;
  /** Activities done in each of the last eight weeks. */
  readonly semanas: readonly number[];
  readonly actions: readonly RowAction[];
}

export function CursoRow({ usuarioId, curso, hecho, semanas, actions }: CursoRowProps) {
  const { puede } = useActor();
  const { id, titulo, imagen, porcentaje, piso } = curso;
  return (
    <li className={classes.row}>
      <Cover className={classes.cover} id={id} title={titulo} image={imagen} />
      <div className={classes.body}>
        <h3 className={classes.title}>
          {puede('cursos:ver') ? <AppLink to={rutas.cursoEditar(id)}>{titulo}</AppLink> : titulo}
        </h3>
        <p className={`look-line ${classes.facts}`}>
          <Estado curso={curso} />
          {curso.ronda > 1 && <span>{rondaEnPalabras(curso.ronda)}</span>}
          <Plazo curso={curso} />
          <Hecho curso={curso} />
          <Riesgo riesgo={curso.riesgo} cumplimiento={curso.cumplimiento} />
        </p>
        <p className={`look-line ${classes.facts}`}>
          <span>{curso.desde === null ? 'Ya no lo tiene' : `Lo tiene por ${enumerar(vias(curso))}`}</span>
          {curso.siguiente && (
            <span>
              Sigue en <b>{curso.siguiente}</b>
            </span>
          )}
          {curso.recordadoEn && curso.porcentaje !== 100 && (
            <span>
              Se le recordó <Moment date={curso.recordadoEn} />
            </span>
          )}
        </p>
        {piso && (
          <p className={classes.note}>
            Conserva su {porcentaje} %: <Moment date={piso.en} /> {piso.motivo}.
          </p>
        )}
        {curso.motivoDeProrroga && <p className={classes.note}>Prórroga: {curso.motivoDeProrroga}</p>}
        {curso.atascos.length > 0 && (
          <p className={classes.stuck}>
            No puede terminar: {enumerar(curso.atascos.map((atasco) => `«${atasco.titulo}»`))}{' '}
            {curso.atascos.length === 1 ? 'cerró' : 'cerraron'}.
          </p>
        )}
      </div>
      <Semanas curso={curso} semanas={semanas} />
      <ProgressRing value={porcentaje} label={`Avance en ${titulo}`} />
      <span className={classes.menu}>
        {actions.length > 0 && <RowMenu name={titulo} actions={actions} />}
      </span>
      {curso.anteriores > 0 && <RondasPasadas usuarioId={usuarioId} curso={curso} hecho={hecho} />}
    </li>
  );
}

/** While somebody is excused, that is how they stand: how far they are says nothing of it. */
function Estado({ curso }: { readonly curso: CursoDePersona }) {
  if (curso.cumplimiento === 'exento' && curso.estado !== 'completado')
    return (
      <StateMark kind="draft">
        <Cumple de={curso} />
      </StateMark>
    );
  return (
    <>
      <AvanceMark estado={curso.estado} />
      <Cumple de={curso} />
    </>
  );
}

function Plazo({ curso }: { readonly curso: CursoDePersona }) {
  const { porcentaje, venceEn, terminadoEn, primero, porCorregir, cumplimiento } = curso;
  if (porcentaje === 100)
    return terminadoEn ? (
      <span>
        Lo terminó <Moment date={terminadoEn} />
      </span>
    ) : null;
  // Beside, it says that it waits for a mark, or that they are excused: no date runs.
  if (porCorregir || cumplimiento === 'exento') return null;
  return (
    <>
      {primero && (
        <span>
          «{primero.titulo}» {primero.tipo === 'actividad' ? 'le vence' : 'le cierra'}{' '}
          <Moment date={primero.venceEn} />
        </span>
      )}
      {venceEn ? <DueDate date={venceEn} /> : <span>Sin plazo</span>}
    </>
  );
}

function Hecho({ curso: { porcentaje, hechas, total, ultimaVez } }: { readonly curso: CursoDePersona }) {
  if (porcentaje === 100) return null;
  return (
    <span>
      {hechas} de {cuenta(total, 'actividad', 'actividades')}
      {ultimaVez && (
        <>
          , la última vez <Moment date={ultimaVez} />
        </>
      )}
    </span>
  );
}

const ALTO = 28;

/** Eight small bars: when they were at it. */
function Semanas({ curso, semanas }: Pick<CursoRowProps, 'curso' | 'semanas'>) {
  const tope = Math.max(1, ...semanas);
  const dicho = enDicho(curso, semanas);
  return (
    <span className={classes.weeks}>
      <svg
        viewBox="0 0 92 28"
        width="92"
        height="28"
        role="img"
        aria-label={`Actividades por semana, las ocho últimas: ${semanas.join(', ')}`}
      >
        {semanas.map((hechas, i) => {
          const alto = Math.max(2, (ALTO * hechas) / tope);
          return (
            <rect
              key={`${i}`}
              x={12 * i}
              y={ALTO - alto}
              width="8"
              height={alto}
              rx="1.5"
              data-none={hechas === 0 || undefined}
              data-now={i === semanas.length - 1 || undefined}
            />
          );
        })}
      </svg>
      {dicho}
    </span>
  );
}

function enDicho(
  { porcentaje, estado, segundos, ultimaVez, cumplimiento }: CursoDePersona,
  semanas: readonly number[],
): string {
  if (estado === 'sin_empezar' || (ultimaVez === null && porcentaje === 0))
    return cumplimiento === 'exento' ? 'exento' : 'sin empezar';
  const ahora = semanas.at(-1) ?? 0;
  if (porcentaje !== 100 && ahora > 0) return `${ahora} esta semana`;
  if (segundos >= 60) return `${duracion(Math.round(segundos / 60))} en total`;
  return semanas.some((hechas) => hechas > 0) ? 'en ocho semanas' : 'nada en ocho semanas';
}
