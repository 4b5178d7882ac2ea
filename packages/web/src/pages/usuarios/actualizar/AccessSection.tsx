import type { Usuario } from '@catedra/shared/usuarios/collection.ts';
import { estaDeBaja } from '@catedra/shared/usuarios/rules.ts';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { Line } from '#pages/usuarios/actualizar/DatosSection.tsx';
import { LeavingDate } from '#pages/usuarios/actualizar/LeavingDate.tsx';
import classes from '#pages/usuarios/actualizar/side.module.css';
import { useActor } from '#platform/session.ts';
import { Section } from '#ui/frame/Section.tsx';
import { Moment } from '#ui/marks/DueDate.tsx';
import { StateMark } from '#ui/marks/StateMark.tsx';
import { fecha } from '#ui/words/words.ts';
import { useNow, useZone } from '#ui/words/zone.tsx';

interface AccessSectionProps {
  readonly usuario: Usuario;
  readonly editable: boolean;
}

/** How the person gets in, and until when. */
export function AccessSection({ usuario, editable }: AccessSectionProps) {
  const { actor } = useActor();
  const now = useNow();
  const own = useZone();
  const zone = usuario.zonaHoraria ?? own;
  const [dating, setDating] = useState(false);
  const { ultimoAcceso, bajaDesde, cambiarContraseña } = usuario;
  const suya = usuario.id === actor.id;
  return (
    <Section title="Acceso">
      <dl className={classes.lines}>
        <Line name="Última vez" none="todavía no ha entrado nunca">
          {ultimoAcceso && <Moment date={ultimoAcceso} />}
        </Line>
        <Line name="Contraseña">
          {cambiarContraseña ? (
            <StateMark kind="attention">Temporal, sin cambiar</StateMark>
          ) : ultimoAcceso ? (
            'la suya'
          ) : (
            'sin estrenar'
          )}
        </Line>
        <Line name="Baja">
          {bajaDesde === null
            ? 'sin fecha'
            : estaDeBaja(usuario, now)
              ? `desde el ${fecha(bajaDesde, now, zone)}: no puede entrar`
              : `el ${fecha(bajaDesde, now, zone)}, su último día: después no podrá entrar`}
          {editable && !suya && !dating && (
            <Button variant="subtle" size="compact-xs" ml={4} onClick={() => setDating(true)}>
              {bajaDesde === null ? 'Poner fecha' : 'Cambiar'}
            </Button>
          )}
        </Line>
      </dl>
      {dating && <LeavingDate usuario={usuario} onDone={() => setDating(false)} />}
      {suya && (
        <p className={`look-faint ${classes.quiet}`}>
          Eres tú: tu contraseña se cambia en «Configuración de mi perfil».
        </p>
      )}
    </Section>
  );
}
