import { useParams, useSearch } from '@tanstack/react-router';
import { BancoPage } from '#pages/actividades/banco/BancoPage.tsx';
import { ActividadesPage as Lista } from '#pages/actividades/lista/ActividadesPage.tsx';
import { useActor } from '#platform/session.ts';

/** The activities, or the bank that their questions come from. */
export function ActividadesPage() {
  const { id } = useParams({ strict: false }) as { id?: string };
  const { vista } = useSearch({ strict: false }) as { vista?: string };
  const { puede } = useActor();
  return id === undefined && vista === 'banco' && puede('preguntas:ver') ? <BancoPage /> : <Lista />;
}
