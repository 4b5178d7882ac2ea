import { IconMail, IconUsers } from '@tabler/icons-react';
import { rutas } from '#platform/paths.ts';
import { EntranceFrame } from '#pages/entrada/EntranceFrame.tsx';
import classes from '#pages/entrada/Requested.module.css';
import { TextLink } from '#ui/frame/TextLink.tsx';

interface RequestedProps {
  readonly identificador: string;
  readonly numero: string;
}

/** Both ways for everyone: which of them is theirs, only whoever has the account knows. */
export function Requested({ identificador, numero }: RequestedProps) {
  return (
    <EntranceFrame
      title="Ya está pedida"
      documentTitle="Contraseña pedida"
      foot={
        <TextLink to={rutas.entrada} state={{ identificador }}>
          Ya tengo la contraseña
        </TextLink>
      }
    >
      <div className={classes.ways} role="status">
        <p>
          Para <b>{identificador}</b>. Ahora depende de cómo sea tu cuenta:
        </p>
        <section>
          <IconUsers size={22} stroke={1.75} aria-hidden />
          <div>
            <h2>Si entras con usuario, sin correo</h2>
            <p>
              Quien te tutoriza o administra la academia ya ve tu petición y puede darte una contraseña ahora
              mismo. Dile este número:
            </p>
            <p className={classes.number}>{numero}</p>
          </div>
        </section>
        <section>
          <IconMail size={22} stroke={1.75} aria-hidden />
          <div>
            <h2>Si tu cuenta tiene correo</h2>
            <p>Mira tu correo: en unos minutos te llega un enlace. Busca también en no deseado.</p>
          </div>
        </section>
      </div>
    </EntranceFrame>
  );
}
