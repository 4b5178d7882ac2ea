import { EVENTOS, type NombreDeEvento } from '@catedra/shared/avisos/eventos.ts';
import type { LineaDeAviso } from '@catedra/shared/avisos/schemas.ts';
import { EventIcon } from '#parts/avisos/event-icon.tsx';
import classes from '#parts/avisos/Lines.module.css';
import { idsDe } from '#parts/avisos/read.ts';
import { cuandoLlego, grupoDe } from '#parts/avisos/when.ts';
import { useMarkRead } from '#parts/avisos/use-mark-read.ts';
import { AppLink } from '#ui/frame/TextLink.tsx';
import unseen from '#ui/frame/unseen.module.css';
import { fechaCompleta } from '#ui/words/words.ts';
import { useNow, useZone } from '#ui/words/zone.tsx';

interface LinesProps {
  readonly lineas: readonly LineaDeAviso[];
  /** What is older than this week, under the name of its month. */
  readonly byMonths?: boolean;
  /** A line was pressed, and leads away from here. */
  readonly onLeave?: () => void;
}

/** What happened, the newest first, under when it did. */
export function Lines({ lineas, byMonths, onLeave }: LinesProps) {
  const now = useNow();
  const zone = useZone();
  const { mayMark, mark } = useMarkRead();
  const read = (linea: LineaDeAviso) => {
    if (mayMark && !linea.leido) mark({ ids: idsDe(linea) });
  };
  const groups = Map.groupBy(lineas, ({ en }) => grupoDe(en, now, zone, byMonths));
  // In the panel they stand under its title, and on their own page under the page's.
  const Heading = byMonths ? 'h2' : 'h3';
  return [...groups].map(([name, suyas]) => (
    <div key={name}>
      <Heading className={classes.group}>{name}</Heading>
      <ul className={classes.list}>
        {suyas.map((linea) => (
          <li key={linea.id}>
            <Line linea={linea} now={now} zone={zone} onRead={() => read(linea)} onLeave={onLeave} />
          </li>
        ))}
      </ul>
    </div>
  ));
}

interface LineProps extends Pick<LinesProps, 'onLeave'> {
  readonly linea: LineaDeAviso;
  readonly now: Date;
  readonly zone: string;
  readonly onRead: () => void;
}

function Line({ linea, now, zone, onRead, onLeave }: LineProps) {
  const { evento, enlace, leido, detalle, accion, en } = linea;
  const { familia } = EVENTOS[evento as NombreDeEvento];
  return (
    <AppLink
      {...placeOf(enlace)}
      className={classes.line}
      data-unread={leido ? undefined : familia}
      onClick={(event) => {
        onRead();
        // Opened in another tab, this one stays where it is.
        if (!event.ctrlKey && !event.metaKey && !event.shiftKey) onLeave?.();
      }}
      onAuxClick={(event) => event.button === 1 && onRead()}
    >
      <span className={classes.icon}>
        <EventIcon evento={evento as NombreDeEvento} />
      </span>
      <span className={classes.words}>
        <span className={classes.title}>
          {!leido && <span className={unseen.unseen}>Sin leer: </span>}
          <Title linea={linea} />
        </span>
        {detalle && <span className={classes.detail}>{detalle}</span>}
        {accion && !leido && <span className={classes.act}>{accion}</span>}
      </span>
      <time className={classes.when} dateTime={en} title={fechaCompleta(en, zone)}>
        {cuandoLlego(en, now, zone)}
      </time>
    </AppLink>
  );
}

/** Its words, with those that name what it is about standing out. */
function Title({ linea: { titulo, fuerte } }: { readonly linea: LineaDeAviso }) {
  const at = fuerte ? titulo.indexOf(fuerte) : -1;
  if (!fuerte || at < 0) return titulo;
  return (
    <>
      {titulo.slice(0, at)}
      <b>{fuerte}</b>
      {titulo.slice(at + fuerte.length)}
    </>
  );
}

const HERE = 'http://academia.invalid';

/** An address as the server writes it, in the parts that a link takes. */
function placeOf(enlace: string) {
  const { pathname, searchParams, hash } = new URL(enlace, HERE);
  return { to: pathname, search: Object.fromEntries(searchParams), hash: hash.slice(1) || undefined };
}
