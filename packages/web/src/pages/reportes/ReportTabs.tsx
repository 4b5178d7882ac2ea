import { rutas } from '#platform/paths.ts';
import { useActor } from '#platform/session.ts';
import { LinkTabs } from '#ui/frame/LinkTabs.tsx';

/** The others are under «Todos». */
const CON_PESTANA: readonly string[] = ['cumplimiento', 'progreso', 'certificados', 'fotos'];

/** From one report to the other: those that this person may open. */
export function ReportTabs({ here }: { readonly here: string }) {
  const { puede } = useActor();
  if (!puede('reportes:ver')) return null;
  return (
    <LinkTabs
      label="Reportes"
      tabs={[
        {
          label: 'Todos',
          to: rutas.reportes,
          current: !CON_PESTANA.includes(here),
        },
        {
          label: 'Cumplimiento',
          to: rutas.reportes,
          search: { reporte: 'cumplimiento' },
          current: here === 'cumplimiento',
        },
        {
          label: 'Progreso',
          to: rutas.reportes,
          search: { reporte: 'progreso' },
          current: here === 'progreso',
        },
        ...(puede('certificados:ver')
          ? [
              {
                label: 'Certificados',
                to: rutas.reportes,
                search: { reporte: 'certificados' },
                current: here === 'certificados',
              },
            ]
          : []),
        {
          label: 'Fin de mes',
          to: rutas.reportes,
          search: { reporte: 'fotos' },
          current: here === 'fotos',
        },
      ]}
    />
  );
}
