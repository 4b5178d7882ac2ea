import { nombreDeArchivo } from '@catedra/shared/cargas/campos.ts';
import { sePuedeDeshacer } from '@catedra/shared/cargas/deshacer.ts';
import type { ResumenDeCarga } from '@catedra/shared/cargas/schemas.ts';
import { Button } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { rutas } from '#platform/paths.ts';
import classes from '#parts/cargas/History.module.css';
import { historialQuery } from '#pages/usuarios/carga-masiva/carga-queries.ts';
import { ESTADOS_EN_PALABRAS } from '#pages/usuarios/carga-masiva/palabras.ts';
import { messageOf } from '#platform/api-error.ts';
import { Moment } from '#ui/marks/DueDate.tsx';
import { ErrorState } from '#ui/states/ErrorState.tsx';
import { Section } from '#ui/frame/Section.tsx';
import { type StateKind, StateMark } from '#ui/marks/StateMark.tsx';
import { TextLink } from '#ui/frame/TextLink.tsx';
import { cuenta, enumerar } from '#ui/words/words.ts';
import { useNow } from '#ui/words/zone.tsx';

/** Uploads made before, whoever made them, as far as this person may see. */
export function History() {
  const query = useInfiniteQuery(historialQuery);
  const cargas = query.data?.pages.flatMap(({ datos }) => datos) ?? [];
  if (query.error) {
    return (
      <Section title="Cargas anteriores">
        <ErrorState onRetry={() => void query.refetch()} retrying={query.isFetching}>
          {messageOf(query.error)}
        </ErrorState>
      </Section>
    );
  }
  if (cargas.length === 0) return null;
  return (
    <Section title="Cargas anteriores" note="Las importadas se pueden deshacer durante 7 días.">
      <ul className={classes.list}>
        {cargas.map((carga) => (
          <Item key={carga.id} carga={carga} />
        ))}
      </ul>
      {query.hasNextPage && (
        <Button
          variant="default"
          size="xs"
          loading={query.isFetchingNextPage}
          onClick={() => void query.fetchNextPage()}
        >
          Ver más
        </Button>
      )}
    </Section>
  );
}

function Item({ carga }: { readonly carga: ResumenDeCarga }) {
  const undoable = sePuedeDeshacer(carga, useNow());
  return (
    <li className={classes.item}>
      <span className={classes.name}>
        <TextLink to={rutas.cargaMasiva} search={{ carga: carga.id }}>
          {nombreDeArchivo(carga.archivo)}
        </TextLink>
        <span className="look-faint">
          {carga.quien.nombre}, <Moment date={carga.creadaEn} recent />
        </span>
      </span>
      <span className={classes.what}>
        {words(carga)}
        {undoable && <span className="look-faint">Se puede deshacer</span>}
      </span>
      <StateMark kind={KINDS[carga.estado]}>{ESTADOS_EN_PALABRAS[carga.estado]}</StateMark>
    </li>
  );
}

const KINDS: Readonly<Record<ResumenDeCarga['estado'], StateKind>> = {
  leida: 'draft',
  revisando: 'half',
  revisada: 'draft',
  importando: 'half',
  importada: 'done',
  fallida: 'bad',
  deshaciendo: 'half',
  deshecha: 'off',
};

function words({ resultado, filas }: ResumenDeCarga): string {
  if (!resultado) return cuenta(filas, 'fila');
  const { creadas, actualizadas, fallidas } = resultado;
  const parts = [
    creadas > 0 && cuenta(creadas, 'persona nueva', 'personas nuevas'),
    actualizadas > 0 && cuenta(actualizadas, 'actualizada'),
    fallidas > 0 && cuenta(fallidas, 'fallida'),
  ].filter((part) => part !== false);
  return parts.length > 0 ? enumerar(parts) : 'Sin cambios';
}
