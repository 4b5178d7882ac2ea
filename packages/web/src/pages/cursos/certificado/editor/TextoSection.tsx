import { campoParecido, conCampo } from '@catedra/shared/certificados/disenos/faltas.ts';
import { LETRAS_DE_TITULO } from '@catedra/shared/certificados/disenos/contenido.ts';
import {
  CAMPOS_DE_PAPEL,
  type CampoDePapel,
  camposDesconocidos,
} from '@catedra/shared/certificados/papel/cuerpo.ts';
import { LETRAS_DE_TEXTO } from '@catedra/shared/certificados/papel/diseno.ts';
import { Textarea, TextInput } from '@mantine/core';
import { useRef } from 'react';
import classes from '#pages/cursos/certificado/editor/editor.module.css';
import type { DisenoForm } from '#pages/cursos/certificado/editor/use-diseno.ts';
import { optional } from '#ui/forms/FormLayout.tsx';
import { Toggle } from '#ui/forms/Toggle.tsx';
import { Section } from '#ui/frame/Section.tsx';
import { TextButton } from '#ui/frame/TextLink.tsx';

/** What the paper says, with fields that become what each certificate has. */
export function TextoSection({ form }: { readonly form: DisenoForm }) {
  const { contenido, faltas } = form;
  const { textos } = contenido;
  const area = useRef<HTMLTextAreaElement>(null);
  const set = (change: Partial<typeof textos>) => form.setContenido({ textos: { ...textos, ...change } });

  const insert = (campo: CampoDePapel) => {
    const { selectionStart: from = textos.cuerpo.length, selectionEnd: to = from } = area.current ?? {};
    const token = `{{${campo}}}`;
    set({ cuerpo: textos.cuerpo.slice(0, from) + token + textos.cuerpo.slice(to) });
    // The value comes with the next drawing, and the keyboard's place after it.
    requestAnimationFrame(() => {
      area.current?.focus();
      area.current?.setSelectionRange(from + token.length, from + token.length);
    });
  };

  return (
    <Section title="Texto">
      <div className={classes.stack}>
        <TextInput
          label="Título"
          maxLength={LETRAS_DE_TITULO}
          value={textos.titulo}
          error={faltas.titulo}
          onChange={(event) => set({ titulo: event.currentTarget.value })}
        />
        <TextInput
          label={optional('Bajo el nombre de la academia')}
          maxLength={LETRAS_DE_TITULO}
          value={textos.lema}
          onChange={(event) => set({ lema: event.currentTarget.value })}
        />
        <div>
          <Textarea
            ref={area}
            label="Cuerpo"
            autosize
            minRows={6}
            maxLength={LETRAS_DE_TEXTO}
            value={textos.cuerpo}
            error={faltas.cuerpo && <Falta form={form} />}
            onChange={(event) => set({ cuerpo: event.currentTarget.value })}
          />
          <div className={classes.campos} role="group" aria-label="Añadir un campo al cuerpo">
            <span className="look-faint">Añadir</span>
            {CAMPOS_DE_PAPEL.map((campo) => (
              <button key={campo} type="button" className={classes.campo} onClick={() => insert(campo)}>
                {campo}
              </button>
            ))}
          </div>
          <p className="look-faint">
            Si un certificado no tiene lo que pide un campo (no caduca, no lleva nota…), su frase no sale.
          </p>
        </div>
        <Toggle
          label="Imprimir el documento entero"
          help="Si no, el papel no lo lleva. Al comprobarlo en la web solo se ven cuatro de sus signos."
          checked={contenido.imprimeDocumento}
          onChange={(event) => form.setContenido({ imprimeDocumento: event.currentTarget.checked })}
        />
      </div>
    </Section>
  );
}

/** What is wrong with the body; a field that is nearly one is put right at once. */
function Falta({ form }: { readonly form: DisenoForm }) {
  const { textos } = form.contenido;
  const [escrito] = camposDesconocidos(textos.cuerpo);
  const campo = escrito === undefined ? null : campoParecido(escrito);
  const mend = () =>
    escrito !== undefined &&
    campo &&
    form.setContenido({ textos: { ...textos, cuerpo: conCampo(textos.cuerpo, escrito, campo) } });
  return (
    <>
      {form.faltas.cuerpo} {campo && <TextButton onClick={mend}>Cambiarlo</TextButton>}
    </>
  );
}
