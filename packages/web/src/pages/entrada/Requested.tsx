import { IconMail, IconUsers } from '@tabler/icons-react';
import { rutas } from '#platform/paths.ts';
import { EntranceFrame } from '#pages/entrada/EntranceFrame.tsx';
import classes from '#pages/entrada/Requested.module.css';
import { TextLink } from '#ui/frame/TextLink.tsx';

interface RequestedProps {
  readonly identificador: string;
  readonly numero: string;
}

/** The same for everyone, and true for everyone: whether the account exists, and how it is, is not told here. */
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
          Si <b>{identificador}</b> es una cuenta activa, ahora depende de cómo entres con ella:
        </p>
        <section>
          <IconUsers size={22} stroke={1.75} aria-hidden />
          <div>
            <h2>Con usuario, sin correo</h2>
            <p>
              Quien te tutoriza o administra la academia verá la petición y podrá darte otra contraseña. Dile
              este número:
            </p>
            <p className={classes.number}>{numero}</p>
          </div>
        </section>
        <section>
          <IconMail size={22} stroke={1.75} aria-hidden />
          <div>
            <h2>Con correo</h2>
            <p>En unos minutos te llegará un enlace. Busca también en no deseado.</p>
          </div>
        </section>
        <p>
          ¿No llega nada? Comprueba que esté bien escrito o pregunta a quien administra la academia: las
          cuentas suspendidas no reciben otra contraseña.
        </p>
      </div>
    </EntranceFrame>
  );
}
