import type { Participante } from '@catedra/shared/participantes/schemas.ts';
import { PALABRAS_DE_SITUACION } from '@catedra/shared/participantes/quien-cuenta.ts';
import { vias } from '@catedra/shared/participantes/via.ts';
import classes from '#pages/cursos/participantes/Participantes.module.css';
import type { Column } from '#ui/lists/data-table.ts';
import { Cumple } from '#ui/marks/Cumple.tsx';
import { Riesgo } from '#ui/marks/Riesgo.tsx';
import { CumplimientoMark } from '#ui/marks/CumplimientoMark.tsx';
import { AvanceMark } from '#ui/marks/AvanceMark.tsx';
import { DueDate, Moment } from '#ui/marks/DueDate.tsx';
import { fullName, PersonInList } from '#ui/people/PersonName.tsx';
import { ProgressBar } from '#ui/marks/ProgressBar.tsx';
import { enumerar } from '#ui/words/words.ts';

export const columns: readonly Column<Participante>[] = [
  {
    id: 'persona',
    header: 'Apellidos, nombre',
    sort: 'apellidos',
    cell: (persona, place) => <PersonInList {...persona} place={place} />,
  },
  {
    id: 'avance',
    header: 'Avance',
    sort: 'porcentaje',
    width: 'clamp(112px, 10vw, 150px)',
    phone: 'line',
    cell: (persona) => <ProgressBar value={persona.porcentaje} label={`Avance de ${fullName(persona)}`} />,
  },
  {
    id: 'estado',
    header: 'Estado',
    sort: 'estado',
    width: '156px',
    phone: 'end',
    cell: ({ estado, cumplimiento, situacion }) => (
      <>
        {cumplimiento === 'exento' && estado !== 'completado' ? (
          <CumplimientoMark estado="exento" />
        ) : (
          <AvanceMark estado={estado} />
        )}
        {situacion !== 'activo' && (
          <span
            className={`look-one-line look-faint ${classes.reason}`}
            title="No cuenta en las cifras de ahora."
          >
            {PALABRAS_DE_SITUACION[situacion]}
          </span>
        )}
      </>
    ),
  },
  {
    id: 'vence',
    header: 'Plazo',
    sort: 'venceEn',
    width: 'clamp(150px, 14vw, 268px)',
    narrow: 'beneath',
    cell: ({ venceEn, estado, motivoDeProrroga, atascos, riesgo, ...de }) => (
      <>
        <Cumple
          de={{ ...de, estado }}
          otherwise={
            venceEn === null ? 'Sin plazo' : <DueDate date={venceEn} done={estado === 'completado'} />
          }
        />
        <Riesgo riesgo={riesgo} cumplimiento={de.cumplimiento} />
        {motivoDeProrroga && (
          <span className={`look-one-line look-faint ${classes.reason}`} title={motivoDeProrroga}>
            Prórroga: {motivoDeProrroga}
          </span>
        )}
        {atascos[0] && (
          <span
            className={`look-one-line look-faint ${classes.reason}`}
            title={atascos.map(({ titulo }) => titulo).join(', ')}
          >
            No puede terminar:{' '}
            {atascos.length === 1 ? `«${atascos[0].titulo}» cerró` : `${atascos.length} cerraron`}
          </span>
        )}
      </>
    ),
  },
  {
    id: 'vias',
    header: 'Lo tiene por',
    width: 'clamp(96px, 9vw, 150px)',
    narrow: 'hide',
    cell: (persona) => enumerar(vias(persona)),
  },
  {
    id: 'desde',
    header: 'Desde',
    sort: 'desde',
    width: 'clamp(104px, 9vw, 140px)',
    narrow: 'hide',
    cell: ({ desde }) => <Moment date={desde} />,
  },
  {
    id: 'ultima',
    header: 'Última vez',
    sort: 'ultimaVez',
    width: 'clamp(92px, 9.5vw, 136px)',
    phone: 'hide',
    cell: ({ ultimaVez }) => (ultimaVez ? <Moment date={ultimaVez} /> : 'nunca'),
  },
];
