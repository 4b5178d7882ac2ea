import type { Vencimiento } from '@catedra/shared/aprendizaje/schemas.ts';
import { useState } from 'react';
import { rutas } from '#platform/paths.ts';
import classes from '#pages/home/HomeList.module.css';
import { Section } from '#ui/frame/Section.tsx';
import { AppLink, TextButton, TextLink } from '#ui/frame/TextLink.tsx';
import { cuando, fechaCompleta, mayuscula, urgencia, vence as venceEnPalabras } from '#ui/words/words.ts';
import { useNow, useZone } from '#ui/words/zone.tsx';

const SHOWN = 4;

const WHERE: Readonly<Record<Vencimiento['tipo'], (ref: string) => string>> = {
  curso: rutas.curso,
  evaluacion: rutas.evaluacion,
  actividad: rutas.curso,
};

export function DueList({ vence }: { readonly vence: readonly Vencimiento[] }) {
  const [all, setAll] = useState(false);
  const hidden = vence.length - SHOWN;
  return (
    <Section
      title="Lo que vence"
      rule={false}
      aside={
        <TextLink to={rutas.home} search={{ vista: 'calendario' }}>
          Calendario
        </TextLink>
      }
    >
      {vence.length === 0 ? (
        <p className={classes.nothing}>Nada de lo que tienes pendiente lleva fecha.</p>
      ) : (
        <ul className={classes.list}>
          {(all ? vence : vence.slice(0, SHOWN)).map((item) => (
            <DueItem key={item.tipo + (item.actividadId ?? item.ref)} item={item} />
          ))}
        </ul>
      )}
      {!all && hidden > 0 && (
        <p className={classes.more}>
          <TextButton onClick={() => setAll(true)}>
            {hidden === 1 ? 'Ver 1 más' : `Ver ${hidden} más`}
          </TextButton>
        </p>
      )}
    </Section>
  );
}

function DueItem({ item }: { readonly item: Vencimiento }) {
  const now = useNow();
  const zone = useZone();
  const { tipo, ref, actividadId, titulo, venceEn } = item;
  const prisa = urgencia(venceEn, now, zone);
  const palabras = prisa === 'tarde' ? venceEnPalabras(venceEn, now, zone) : cuando(venceEn, now, zone);
  return (
    <li>
      <p className={classes.when} data-urgency={prisa}>
        <time dateTime={venceEn} title={fechaCompleta(venceEn, zone)}>
          {mayuscula(palabras)}
        </time>
      </p>
      <AppLink
        className={classes.what}
        to={WHERE[tipo](ref)}
        search={actividadId ? { actividad: actividadId } : undefined}
      >
        {tipo === 'curso' ? `${titulo}, curso completo` : titulo}
      </AppLink>
    </li>
  );
}
