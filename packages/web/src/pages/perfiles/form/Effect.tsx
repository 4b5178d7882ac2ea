import type { Permiso } from '@catedra/shared/core/permisos.ts';
import type { Perfil } from '@catedra/shared/perfiles/collection.ts';
import type { EfectoDePerfil } from '@catedra/shared/perfiles/schemas.ts';
import { type Diferencia, diferencias, quienesLoNotan } from '@catedra/shared/perfiles/diferencias.ts';
import { useDebouncedValue } from '@mantine/hooks';
import { IconMinus, IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { rutas } from '#platform/paths.ts';
import classes from '#pages/perfiles/form/Effect.module.css';
import { ALCANCE_EN_PALABRAS } from '#pages/perfiles/form/perfil-form.ts';
import { efectoQuery } from '#pages/perfiles/queries.ts';
import { useActor } from '#platform/session.ts';
import { fullName } from '#ui/people/PersonName.tsx';
import { QueryView } from '#ui/states/QueryView.tsx';
import { Section } from '#ui/frame/Section.tsx';
import { TextLink } from '#ui/frame/TextLink.tsx';
import { cuenta, numero } from '#ui/words/words.ts';

const PAUSE = 250;

type Cambio = EfectoDePerfil['cambios'][number];

/** Who gains and who loses what, before saving; the server counts. */
export function Effect({
  perfil,
  permisos,
}: {
  readonly perfil: Perfil;
  readonly permisos: readonly Permiso[];
}) {
  const [asked] = useDebouncedValue(permisos, PAUSE);
  const cambios = diferencias(perfil.permisos, permisos);
  const query = useQuery({ ...efectoQuery(perfil.id, asked), enabled: cambios.length > 0 });
  return (
    <Section title="Quién gana y quién pierde">
      {cambios.length === 0 ? (
        <p className="look-muted">
          {perfil.personas === 0 ? 'Nadie lo tiene todavía.' : 'Aún no has cambiado ningún permiso.'}
        </p>
      ) : (
        <QueryView query={query} label="Contando…">
          {(efecto) => <Counted efecto={efecto} cambios={cambios} />}
        </QueryView>
      )}
    </Section>
  );
}

interface CountedProps {
  readonly efecto: EfectoDePerfil;
  readonly cambios: readonly Diferencia[];
}

function Counted({ efecto, cambios }: CountedProps) {
  const porPermiso = new Map(efecto.cambios.map((cambio) => [cambio.permiso, cambio]));
  const todas = efecto.cambios.find(({ sinGrupos }) => sinGrupos === 0);
  return (
    <>
      <div role="status" className="look-muted">
        {efecto.personas === 0 ? (
          'Nadie lo tiene todavía: no cambia nada para nadie.'
        ) : (
          <>
            Si guardas ahora, algo cambia para {cuenta(efecto.personas, 'persona')}
            {efecto.esTuyo && ', tú entre ellas'}.{todas && <Names cambio={todas} />}
          </>
        )}
      </div>
      <ul className={classes.list}>
        {cambios.map((diferencia) => (
          <Item
            key={diferencia.permiso}
            diferencia={diferencia}
            cambio={porPermiso.get(diferencia.permiso)}
          />
        ))}
      </ul>
    </>
  );
}

interface ItemProps {
  readonly diferencia: Diferencia;
  /** Undefined while the server still counts the last press. */
  readonly cambio: Cambio | undefined;
}

/** What those lack who have the profile and notice nothing. */
function loQueNoTienen(diferencia: Diferencia, varios: boolean): string {
  const notan = quienesLoNotan(diferencia);
  const [tutoriza, es, nota] = varios
    ? ['tutorizan', 'son responsables', 'notan']
    : ['tutoriza', 'es responsable', 'nota'];
  if (notan === 'todas' || !notan.equipo) return `no ${tutoriza} ningún grupo y no ${nota} nada.`;
  if (!notan.grupos) return `no ${es} de nadie y no ${nota} nada.`;
  return `ni ${tutoriza} ningún grupo ni ${es} de nadie, y no ${nota} nada.`;
}

function Item({ diferencia, cambio }: ItemProps) {
  const { frase, antes, despues, gana } = diferencia;
  const Icon = gana ? IconPlus : IconMinus;
  const verbo = gana ? ['gana', 'ganan'] : ['pierde', 'pierden'];
  const quienes = cambio ? cuenta(cambio.personas, 'persona') : '…';
  return (
    <li className={classes.item} data-gana={gana || undefined}>
      <Icon size={16} stroke={2} aria-hidden />
      <span>
        <b>
          {cambio?.personas === 0 ? 'Nadie' : quienes} {verbo[(cambio?.personas ?? 0) > 1 ? 1 : 0]}
        </b>
        <span>
          {frase}: de {ALCANCE_EN_PALABRAS[antes]} a {ALCANCE_EN_PALABRAS[despues]}
        </span>
        {cambio && cambio.sinGrupos > 0 && (
          <>
            <Names cambio={cambio} />
            <small>
              {cambio.sinGrupos === 1 ? '1 más lo tiene' : `${numero(cambio.sinGrupos)} más lo tienen`}, pero{' '}
              {loQueNoTienen(diferencia, cambio.sinGrupos > 1)}
            </small>
          </>
        )}
      </span>
    </li>
  );
}

function Names({ cambio: { nombres, personas } }: { readonly cambio: Cambio }) {
  const { puede } = useActor();
  if (nombres.length === 0) return null;
  const resto = personas - nombres.length;
  return (
    <ul className={classes.names}>
      {nombres.map((persona) => (
        <li key={persona.id}>
          {puede('usuarios:ver') ? (
            <TextLink quiet to={rutas.usuario(persona.id)}>
              {fullName(persona)}
            </TextLink>
          ) : (
            fullName(persona)
          )}
        </li>
      ))}
      {resto > 0 && <li>y {numero(resto)} más</li>}
    </ul>
  );
}
