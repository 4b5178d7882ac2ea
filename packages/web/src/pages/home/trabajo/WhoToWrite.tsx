import type { Acto, PersonasQueSigo, QuienNecesita } from '@catedra/shared/reportes/trabajo.ts';
import { DIAS_QUE_SE_DAN } from '@catedra/shared/reportes/trabajo-cifras.ts';
import { Button } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { giveDays, invite } from '#pages/home/trabajo/acts.ts';
import classes from '#pages/home/trabajo/WhoToWrite.module.css';
import { porQue } from '#pages/home/trabajo/words.ts';
import { messageOf } from '#platform/api-error.ts';
import { rutas } from '#platform/paths.ts';
import { useActor } from '#platform/session.ts';
import { Section } from '#ui/frame/Section.tsx';
import { AppLink, TextLink } from '#ui/frame/TextLink.tsx';
import { Avatar } from '#ui/people/Avatar.tsx';
import { fullName } from '#ui/people/PersonName.tsx';
import { ErrorState } from '#ui/states/ErrorState.tsx';
import { openedPart } from '#ui/states/opener.tsx';
import { cuenta } from '#ui/words/words.ts';
import { useNow, useZone } from '#ui/words/zone.tsx';

const RemindDialog = openedPart(async () => (await import('#parts/cursos/RemindDialog.tsx')).RemindDialog);

/** Who is late or nearly, each with the one act that fits. */
export function WhoToWrite({ personas }: { readonly personas: PersonasQueSigo }) {
  const { sinCorreo } = useActor();
  const now = useNow();
  const zone = useZone();
  const [reminding, setReminding] = useState<QuienNecesita | null>(null);
  const [written, setWritten] = useState<ReadonlySet<string>>(new Set());
  const [said, setSaid] = useState('');
  const done = ({ persona }: QuienNecesita, words: string) => {
    setWritten((before) => new Set(before).add(persona.id));
    setSaid(words);
  };
  const undone = ({ persona }: QuienNecesita) => {
    setWritten((before) => new Set([...before].filter((id) => id !== persona.id)));
    setSaid('');
  };
  const act = useMutation({
    mutationFn: (quien: QuienNecesita) =>
      quien.acto === 'invitar' ? invite(quien, sinCorreo) : giveDays(quien, now, zone, () => undone(quien)),
    onSuccess: (words, quien) => done(quien, words),
  });
  const { primeras } = personas;
  return (
    <Section title="Quién necesita que le escribas" className={classes.section}>
      {primeras.length > 0 && (
        <ul className={classes.people}>
          {primeras.map((quien, place) => (
            <Person
              key={quien.persona.id}
              quien={quien}
              place={place}
              written={written.has(quien.persona.id)}
              working={act.isPending && act.variables === quien}
              onAct={() => (quien.acto === 'recordar' ? setReminding(quien) : act.mutate(quien))}
            />
          ))}
        </ul>
      )}
      <Rest personas={personas} />
      {act.isError && <ErrorState>{messageOf(act.error)}</ErrorState>}
      <p className={classes.said} role="status">
        {said}
      </p>
      <Suspense>
        <RemindDialog
          curso={reminding?.curso ?? { id: '', titulo: '' }}
          quienes={reminding && { usuarioIds: [reminding.persona.id] }}
          onClose={() => setReminding(null)}
          onDone={(words) => reminding && done(reminding, `${fullName(reminding.persona)}: ${words}`)}
        />
      </Suspense>
    </Section>
  );
}

const DONE: Readonly<Record<Acto, string>> = {
  invitar: 'Invitación enviada',
  prorrogar: `${DIAS_QUE_SE_DAN} días dados`,
  recordar: 'Recordado',
};

const wordsOf = ({ acto, invitada }: QuienNecesita): string => {
  if (acto === 'invitar') return invitada ? 'Invitar otra vez' : 'Invitar';
  return acto === 'prorrogar' ? `Dar ${DIAS_QUE_SE_DAN} días` : 'Recordar';
};

interface PersonProps {
  readonly quien: QuienNecesita;
  readonly place: number;
  readonly written: boolean;
  readonly working: boolean;
  readonly onAct: () => void;
}

function Person({ quien, place, written, working, onAct }: PersonProps) {
  const now = useNow();
  const zone = useZone();
  const { mirada } = useActor();
  const { persona, ficha, acto } = quien;
  const nombre = fullName(persona);
  const { que, tarde } = porQue(quien, now, zone);
  return (
    <li>
      <Avatar {...persona} size={40} place={place} />
      <div className={classes.who}>
        <b>{ficha ? <AppLink to={rutas.usuario(persona.id)}>{nombre}</AppLink> : nombre}</b>
        <small>
          {que}
          {tarde && <span className={classes.late}>{tarde}</span>}
        </small>
      </div>
      {written ? (
        <span className={classes.done}>
          <IconCheck size={18} stroke={2} aria-hidden />
          {DONE[acto]}
        </span>
      ) : (
        mirada === undefined && (
          <Button
            variant="default"
            className={classes.act}
            loading={working}
            aria-label={`${wordsOf(quien)} a ${nombre}`}
            onClick={onAct}
          >
            {wordsOf(quien)}
          </Button>
        )
      )}
    </li>
  );
}

/** The way to the rest, for whoever may open the reports on the same people. */
function Rest({ personas }: { readonly personas: PersonasQueSigo }) {
  const { puede, puedeEnTodo } = useActor();
  const { primeras, vencidas, proximas } = personas;
  const reaches = puedeEnTodo('reportes:ver') || (puede('reportes:ver') && !puedeEnTodo('progreso:ver'));
  if (!reaches) return null;
  const tarde = vencidas - primeras.filter((una) => una.vencidos > 0).length;
  const pronto = proximas - primeras.filter((una) => una.vencidos === 0).length;
  const [cuantas, search, con] =
    tarde > 0
      ? [tarde, { estado: 'vencido' }, 'con algo vencido']
      : [pronto, { plazo: '7_dias' }, 'con algo que vence en 7 días'];
  if (cuantas <= 0) return null;
  return (
    <p className={classes.rest}>
      <TextLink to={rutas.reportes} search={search}>
        {primeras.length > 0
          ? `Y ${cuenta(cuantas, 'persona')} más ${con}, en Reportes`
          : `${cuenta(cuantas, 'persona')} ${con}, en Reportes`}
      </TextLink>
    </p>
  );
}
