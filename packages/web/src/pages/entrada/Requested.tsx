import { IconMail, IconUsers } from '@tabler/icons-react';
import { rutas } from '#platform/paths.ts';
import { EntranceFrame } from '#pages/entrada/EntranceFrame.tsx';
import classes from '#pages/entrada/Requested.module.css';
import { TextLink } from '#ui/frame/TextLink.tsx';

interface RequestedProps {
  readonly identificador: string;
  readonly numero: string;
  /** Links leave this academy by mail. */
  readonly porCorreo: boolean;
}

/** The same for everyone, and true for everyone: whether the account exists, and how it is, is not told here. */
export function Requested({ identificador, numero, porCorreo }: RequestedProps) {
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
        {porCorreo ? (
          <ByAccount identificador={identificador} numero={numero} />
        ) : (
          <ByPeople identificador={identificador} numero={numero} />
        )}
      </div>
    </EntranceFrame>
  );
}

type Asked = Pick<RequestedProps, 'identificador' | 'numero'>;

function ByAccount({ identificador, numero }: Asked) {
  return (
    <>
      <p>
        Si <b>{identificador}</b> es una cuenta activa, ahora depende de cómo entres con ella:
      </p>
      <section>
        <IconUsers size={22} stroke={1.75} aria-hidden />
        <div>
          <h2>Con usuario, sin correo</h2>
          <AskThem numero={numero} />
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
        ¿No llega nada? Comprueba que esté bien escrito o pregunta a quien administra la academia: las cuentas
        suspendidas no reciben otra contraseña.
      </p>
    </>
  );
}

/** Without a mail server no link reaches anybody, whatever their account is like. */
function ByPeople({ identificador, numero }: Asked) {
  return (
    <>
      <p>
        Si <b>{identificador}</b> es una cuenta activa, alguien de tu academia puede darte otra contraseña:
      </p>
      <section>
        <IconUsers size={22} stroke={1.75} aria-hidden />
        <div>
          <h2>Pídesela a una persona</h2>
          <AskThem numero={numero} />
        </div>
      </section>
      <p>
        Esta academia no envía correos: no esperes un enlace. ¿No ve tu petición? Comprueba que esté bien
        escrito: las cuentas suspendidas no reciben otra contraseña.
      </p>
    </>
  );
}

function AskThem({ numero }: Pick<RequestedProps, 'numero'>) {
  return (
    <>
      <p>
        Quien te tutoriza o administra la academia verá la petición y podrá darte otra contraseña. Dile este
        número:
      </p>
      <p className={classes.number}>{numero}</p>
    </>
  );
}
