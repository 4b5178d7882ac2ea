import type { EsperaDeCorreccion } from '@catedra/shared/entregas/schemas.ts';
import type { ResumenDeReportes } from '@catedra/shared/reportes/schemas.ts';
import type { ReactNode } from 'react';
import { rutas } from '#platform/paths.ts';
import classes from '#pages/dashboard/Cifras.module.css';
import { avance } from '#pages/dashboard/hallazgos.ts';
import { eranAntes, haceUnMes, lineaDe, subidaDe } from '#pages/dashboard/historia.ts';
import { useActor } from '#platform/session.ts';
import { Sparkline } from '#ui/charts/Sparkline.tsx';
import { type Address, AppLink } from '#ui/frame/TextLink.tsx';
import { Moment } from '#ui/marks/DueDate.tsx';
import { WhoCounts } from '#ui/lists/WhoCounts.tsx';
import { cuenta, numero, porcentaje } from '#ui/words/words.ts';
import { useNow } from '#ui/words/zone.tsx';

interface Cifra {
  readonly label: string;
  readonly value: string;
  readonly note: ReactNode;
  /** The list behind it; absent for whoever may not open it. */
  readonly to?: Address;
  readonly search?: Readonly<Record<string, string>>;
  readonly pressing?: boolean;
  /** How it moved until now. */
  readonly line?: readonly number[] | undefined;
}

interface CifrasProps {
  readonly resumen: ResumenDeReportes;
  /** Absent for whoever marks nothing. */
  readonly espera: EsperaDeCorreccion | undefined;
}

export function Cifras({ resumen, espera }: CifrasProps) {
  const { puede } = useActor();
  const { vencidos, proximos, historia } = resumen;
  const antes = haceUnMes(historia, useNow());
  const hecho = avance(resumen, 1);
  const cifras: readonly Cifra[] = [
    {
      label: 'Vencidos',
      value: numero(vencidos.cuenta),
      note: [
        vencidos.personas === 0 ? 'nadie va tarde' : `de ${cuenta(vencidos.personas, 'persona')}`,
        eranAntes(antes?.vencidos, vencidos.cuenta),
      ]
        .filter(Boolean)
        .join('; '),
      line: lineaDe(historia, (dia) => dia.vencidos, vencidos.cuenta),
      to: rutas.reportes,
      search: { estado: 'vencido' },
      pressing: vencidos.cuenta > 0,
    },
    {
      label: 'Vencen en 7 días',
      value: numero(proximos.cuenta),
      note: proximos.hoy === 0 ? 'ninguno hoy' : `${numero(proximos.hoy)} de ellos, hoy`,
      to: rutas.reportes,
      search: { plazo: '7_dias' },
      line: lineaDe(historia, (dia) => dia.proximos, proximos.cuenta),
    },
    ...(espera ? [porCorregir(espera)] : []),
    {
      label: 'Finalización',
      value: resumen.total === 0 ? '—' : porcentaje(hecho),
      note: subidaDe(antes, resumen) ?? 'de lo obligatorio',
      to: rutas.reportes,
      line: lineaDe(historia, (dia) => avance(dia, 1), hecho),
    },
    {
      label: 'Personas activas',
      value: numero(resumen.personasActivas),
      note: 'en los últimos 30 días',
      to: puede('usuarios:ver') ? rutas.usuarios : undefined,
      search: { estado: 'activo', entro: resumen.activasDesde },
      line: lineaDe(historia, (dia) => dia.activas, resumen.personasActivas),
    },
  ];
  return (
    <>
      <section className={classes.figures} aria-label="Cifras de la academia">
        {cifras.map((cifra) => (
          <Figure key={cifra.label} {...cifra} />
        ))}
      </section>
      <div className={classes.who}>
        <WhoCounts />
      </div>
    </>
  );
}

const porCorregir = ({ total, actividades: [primera] }: EsperaDeCorreccion): Cifra => ({
  label: 'Por corregir',
  value: numero(total),
  note: primera ? (
    <>
      lo más antiguo, <Moment date={primera.desde} recent />
    </>
  ) : (
    'todo está corregido'
  ),
  to: rutas.actividades(),
  search: { ver: 'entregas' },
});

function Figure({ label, value, note, to, search, pressing = false, line }: Cifra) {
  const content = (
    <>
      <span className={classes.label}>{label}</span>
      <span className={`look-row ${classes.now}`}>
        <b className={classes.value}>{value}</b>
        {line && <Sparkline values={line} pressing={pressing} />}
      </span>
      <span className="look-faint">{note}</span>
    </>
  );
  const looks = { className: classes.figure, 'data-pressing': pressing || undefined };
  if (!to) return <div {...looks}>{content}</div>;
  return (
    <AppLink to={to} search={search} {...looks}>
      {content}
    </AppLink>
  );
}
