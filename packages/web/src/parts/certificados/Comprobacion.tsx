import { comprobar } from '@catedra/shared/certificados/api.ts';
import type { Comprobado } from '@catedra/shared/certificados/schemas.ts';
import { fechaLargaYHora } from '@catedra/shared/fechas/en-palabras.ts';
import { Button, TextInput } from '@mantine/core';
import { IconAlertTriangleFilled, IconCircleCheckFilled, IconClockFilled } from '@tabler/icons-react';
import { type FormEvent, type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { CompararPdf } from '#parts/certificados/CompararPdf.tsx';
import classes from '#parts/certificados/Comprobacion.module.css';
import {
  diaDelMomento,
  faltaEnCodigo,
  filasDe,
  type Tono,
  veredictoDe,
} from '#parts/certificados/comprobado.ts';
import { messageOf } from '#platform/api-error.ts';
import { ask } from '#platform/ask.ts';
import { useAction } from '#platform/use-action.ts';
import { useDocumentTitle } from '#ui/frame/document-title.ts';
import { Brand } from '#ui/frame/Logo.tsx';
import { SerifTitle } from '#ui/frame/SerifTitle.tsx';
import { ThemeButton } from '#ui/frame/ThemeButton.tsx';
import { LoadingPage } from '#ui/states/LoadingLogo.tsx';

const zona = () => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Anyone checks a certificate here, by its QR or by writing its code; nobody needs an account. */
export function Comprobacion({ codigo }: { readonly codigo: string }) {
  const {
    run: mirar,
    result,
    error,
    pending,
  } = useAction(async (suyo: string) => ({
    leido: await ask(comprobar, { body: { codigo: suyo } }, { anonymous: true }),
    en: new Date(),
  }));
  const llego = faltaEnCodigo(codigo) === null;
  const mirarSiLlego = useEffectEvent((suyo: string) => {
    if (llego) mirar(suyo);
  });
  useEffect(() => mirarSiLlego(codigo), [codigo]);
  useDocumentTitle('Comprobar un certificado');

  return (
    <div className={classes.page}>
      <header className={classes.bar}>
        <Brand size={24} />
        <span className={classes.what}>Comprobación pública de certificados</span>
        <ThemeButton />
      </header>
      <main className={classes.main} aria-busy={pending}>
        {llego && pending && <LoadingPage />}
        {result && result.leido.resultado !== 'desconocido' && <Leido leido={result.leido} en={result.en} />}
        {result?.leido.resultado === 'desconocido' && (
          <PorCodigo
            // A code is read in one piece.
            titulo={`No hay ningún certificado con el código ${codigo.replaceAll('-', '\u2011')}`}
            escrito={codigo}
            frase="Mira si lo has copiado bien: los códigos llevan doce letras y números, y nunca 0, O, 1 ni I. Si está bien copiado, ese papel no lo expidió esta academia."
          />
        )}
        {error !== null && (
          <PorCodigo titulo="No hemos podido comprobarlo" escrito={codigo} frase={messageOf(error)} />
        )}
        {!llego && (
          <PorCodigo
            titulo="Comprueba un certificado"
            escrito={codigo}
            frase="Escribe el código que viene junto al QR. No hace falta tener cuenta."
          />
        )}
      </main>
    </div>
  );
}

interface PorCodigoProps {
  readonly titulo: string;
  readonly frase: string;
  readonly escrito: string;
}

/** The code is asked for: it goes to the address, so that going back and forth works and it can be shared. */
function PorCodigo({ titulo, frase, escrito }: PorCodigoProps) {
  const [texto, setTexto] = useState(escrito);
  const [falta, setFalta] = useState<string | null>(escrito === '' ? null : faltaEnCodigo(escrito));
  const enviar = (event: FormEvent) => {
    event.preventDefault();
    const mal = faltaEnCodigo(texto);
    setFalta(mal);
    if (mal !== null) return;
    const siguiente = `#c=${texto.trim()}`;
    if (location.hash === siguiente) location.reload();
    else location.hash = siguiente;
  };
  return (
    <div className={classes.column}>
      <SerifTitle level={1} size={40}>
        {titulo}
      </SerifTitle>
      <p className={classes.lead}>{frase}</p>
      <form className={classes.form} noValidate onSubmit={enviar}>
        <TextInput
          label="Código"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          error={falta}
          value={texto}
          onChange={(event) => setTexto(event.currentTarget.value)}
        />
        <Button type="submit">Comprobar</Button>
      </form>
    </div>
  );
}

const MARCAS: Readonly<Record<Tono, ReactNode>> = {
  bueno: <IconCircleCheckFilled size={56} aria-hidden />,
  pasado: <IconClockFilled size={56} aria-hidden />,
  malo: <IconAlertTriangleFilled size={56} aria-hidden />,
};

interface LeidoProps {
  readonly leido: Exclude<Comprobado, { resultado: 'desconocido' }>;
  readonly en: Date;
}

function Leido({ leido, en }: LeidoProps) {
  const donde = zona();
  if (leido.resultado === 'borrado')
    return (
      <div className={classes.column} role="status">
        <SerifTitle level={1} size={40}>
          Se expidió; sus datos se borraron
        </SerifTitle>
        <p className={classes.lead}>
          El certificado n.º {leido.numero} de «{leido.titulo}» se expidió el{' '}
          {diaDelMomento(leido.expedidoEn, donde)}. Los datos de la persona se borraron después: esta página
          no puede decir de quién era.
        </p>
      </div>
    );
  const { tono, titulo, frase } = veredictoDe(leido, donde);
  return (
    <>
      <div className={classes.column} role="status">
        <span className={classes.mark} data-tono={tono}>
          {MARCAS[tono]}
        </span>
        <SerifTitle level={1} size={40}>
          {titulo}
        </SerifTitle>
        <p className={classes.lead}>{frase}</p>
        <dl className={classes.rows}>
          {filasDe(leido, donde).map(([que, dice]) => (
            <div key={que}>
              <dt>{que}</dt>
              <dd>{dice}</dd>
            </div>
          ))}
        </dl>
        <p className={classes.when}>
          Comprobado el {fechaLargaYHora(en, donde)} ({donde}).{' '}
          <a href="#c" className={classes.other}>
            Comprobar otro
          </a>
        </p>
      </div>
      {leido.huella !== null && <CompararPdf leido={leido} huella={leido.huella} />}
    </>
  );
}
