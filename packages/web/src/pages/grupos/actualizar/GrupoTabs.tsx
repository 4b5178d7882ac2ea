import { mueveGrupos } from '@catedra/shared/campos/policy.ts';
import type { Actor } from '@catedra/shared/core/actor.ts';
import { matches } from '@catedra/shared/core/scope.ts';
import type { Grupo } from '@catedra/shared/grupos/collection.ts';
import { gruposPersonaAPersona } from '@catedra/shared/reportes/policy.ts';
import { rutas } from '#platform/paths.ts';
import { useActor } from '#platform/session.ts';
import { LinkTabs } from '#ui/frame/LinkTabs.tsx';
import { useListAddress } from '#ui/lists/list-address.ts';

const TABS = ['va', 'miembros', 'tutores', 'cursos', 'regla', 'datos'] as const;
type Tab = (typeof TABS)[number];

const NAMES: Readonly<Record<Tab, string>> = {
  va: 'Cómo va',
  miembros: 'Miembros',
  tutores: 'Tutores',
  cursos: 'Cursos',
  regla: 'Regla',
  datos: 'Datos',
};

/** Where one begins: how it goes, once there is something to see. It is decided once: who adds people stays where they are. */
export const primeraDe = (grupo: Grupo, actor: Actor): Tab =>
  seVe('va', grupo, actor) && grupo.miembros > 0 && grupo.cursos > 0 ? 'va' : 'miembros';

function seVe(tab: Tab, grupo: Grupo | undefined, actor: Actor): boolean {
  if (tab === 'va') {
    if (grupo?.estado !== 'activo') return false;
    return matches(gruposPersonaAPersona(actor), { id: grupo.id, estado: grupo.estado });
  }
  // A rule looks at everybody in the academy.
  return tab !== 'regla' || mueveGrupos(actor);
}

/** The part that the address asks for, among those of this person. */
export function useGrupoTab(grupo: Grupo | undefined, first: Tab) {
  const { search } = useListAddress();
  const { actor } = useActor();
  const tabs = TABS.filter((one) => seVe(one, grupo, actor));
  return { tabs, tab: tabs.find((one) => one === search.ver) ?? first };
}

interface GrupoTabsProps {
  readonly id: string;
  /** Absent while it is on its way. */
  readonly grupo?: Grupo;
  readonly first?: Tab;
}

export function GrupoTabs({ id, grupo, first = 'miembros' }: GrupoTabsProps) {
  const { tabs, tab } = useGrupoTab(grupo, first);
  const counts: Partial<Record<Tab, number>> = grupo ?? {};
  return (
    <LinkTabs
      label="Partes del grupo"
      tabs={tabs.map((one) => ({
        label: NAMES[one],
        to: rutas.grupo(id),
        search: one === first ? undefined : { ver: one },
        current: one === tab,
        count: counts[one],
      }))}
    />
  );
}
