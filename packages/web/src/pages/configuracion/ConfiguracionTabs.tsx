import { cosasDeLaAcademia } from '#pages/configuracion/de-la-academia.ts';
import { rutas } from '#platform/paths.ts';
import { useActor } from '#platform/session.ts';
import { LinkTabs } from '#ui/frame/LinkTabs.tsx';

/** What is one's own, and what is the academy's: to whoever has nothing of it there is only one. */
export function ConfiguracionTabs({ here }: { readonly here: 'mia' | 'academia' }) {
  const { actor } = useActor();
  if (cosasDeLaAcademia(actor).length === 0) return null;
  return (
    <LinkTabs
      label="Partes de la configuración"
      tabs={[
        { label: 'Lo mío', to: rutas.configuracion, current: here === 'mia' },
        {
          label: 'La academia',
          to: rutas.configuracion,
          search: { vista: 'academia' },
          current: here === 'academia',
        },
      ]}
    />
  );
}
