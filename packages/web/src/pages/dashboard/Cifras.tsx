import type { ResumenDeReportes } from '@catedra/shared/reportes/schemas.ts';
import { rutas } from '#platform/paths.ts';
import classes from '#pages/dashboard/Cifras.module.css';
import { avance } from '#pages/dashboard/hallazgos.ts';
import { useActor } from '#platform/session.ts';
import { type Address, AppLink } from '#ui/frame/TextLink.tsx';
import { cuenta, numero, porcentaje } from '#ui/words/words.ts';

interface Cifra {
  readonly label: string;
  readonly value: string;
  readonly note: string;
  /** The list behind it; absent for whoever may not open it. */
  readonly to?: Address;
  readonly search?: Readonly<Record<string, string>>;
  readonly pressing?: boolean;
}

export function Cifras({ resumen }: { readonly resumen: ResumenDeReportes }) {
  const { puede, puedeEnTodo } = useActor();
  const usuarios = puede('usuarios:ver') ? rutas.usuarios : undefined;
  const cursos = puede('cursos:ver') ? rutas.cursos : undefined;
  const { vencidos, proximos, contraseñasTemporales: temporales } = resumen;
  const cifras: readonly Cifra[] = [
    {
      label: 'Vencidos',
      value: numero(vencidos.cuenta),
      note: vencidos.personas === 0 ? 'nadie va tarde' : `de ${cuenta(vencidos.personas, 'persona')}`,
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
    },
    {
      label: 'Finalización',
      value: resumen.total === 0 ? '—' : porcentaje(avance(resumen, 1)),
      note: 'de las actividades obligatorias',
      to: rutas.reportes,
    },
    {
      label: 'Personas activas',
      value: numero(resumen.personasActivas),
      note: 'en los últimos 30 días',
      to: usuarios,
      search: { estado: 'activo', entro: resumen.activasDesde },
    },
    {
      label: 'Cursos publicados',
      value: numero(resumen.cursosPublicados),
      note: puedeEnTodo('reportes:ver') ? 'en toda la academia' : 'en tus grupos',
      to: cursos,
      search: { estado: 'publicado' },
    },
    {
      label: 'Contraseña temporal',
      value: numero(temporales),
      note:
        temporales === 0 ? 'nadie la tiene' : `${temporales === 1 ? 'persona' : 'personas'} sin cambiarla`,
      to: usuarios,
      search: { temporal: 'true', estado: 'activo' },
    },
  ];
  return (
    <section className={classes.figures} aria-label="Cifras de la academia">
      {cifras.map((cifra) => (
        <Figure key={cifra.label} {...cifra} />
      ))}
    </section>
  );
}

function Figure({ label, value, note, to, search, pressing = false }: Cifra) {
  const content = (
    <>
      <span className={classes.label}>{label}</span>
      <b className={classes.value}>{value}</b>
      <span className={classes.note}>{note}</span>
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
