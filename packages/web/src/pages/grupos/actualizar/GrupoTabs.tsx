import { mueveGrupos } from '@catedra/shared/campos/policy.ts';
import { rutas } from '#platform/paths.ts';
import { useActor } from '#platform/session.ts';
import { LinkTabs } from '#ui/frame/LinkTabs.tsx';
import { useListAddress } from '#ui/lists/list-address.ts';

const TABS = ['miembros', 'tutores', 'cursos', 'regla', 'datos'] as const;
type Tab = (typeof TABS)[number];

const NAMES: Readonly<Record<Tab, string>> = {
  miembros: 'Miembros',
  tutores: 'Tutores',
  cursos: 'Cursos',
  regla: 'Regla',
  datos: 'Datos',
};

/** The part that the address asks for, among those of this person. */
export function useGrupoTab() {
  const { search } = useListAddress();
  const { actor } = useActor();
  // A rule looks at everybody in the academy.
  const tabs = TABS.filter((one) => one !== 'regla' || mueveGrupos(actor));
  return { tabs, tab: tabs.find((one) => one === search.ver) ?? 'miembros' };
}

interface GrupoTabsProps {
  readonly id: string;
  /** Not known while the group is on its way. */
  readonly counts?: Partial<Record<Tab, number>>;
}

export function GrupoTabs({ id, counts = {} }: GrupoTabsProps) {
  const { tabs, tab } = useGrupoTab();
  return (
    <LinkTabs
      label="Partes del grupo"
      tabs={tabs.map((one) => ({
        label: NAMES[one],
        to: rutas.grupo(id),
        search: one === 'miembros' ? undefined : { ver: one },
        current: one === tab,
        count: counts[one],
      }))}
    />
  );
}
