import { conOtroModelo } from '@catedra/shared/certificados/disenos/contenido.ts';
import { type Modelo, MODELOS } from '@catedra/shared/certificados/papel/diseno.ts';
import classes from '#pages/cursos/certificado/editor/editor.module.css';
import type { DisenoForm } from '#pages/cursos/certificado/editor/use-diseno.ts';
import { Section } from '#ui/frame/Section.tsx';

const NOMBRES: Readonly<Record<Modelo, string>> = { tela: 'Tela', orla: 'Orla', sobrio: 'Sobrio' };
const MINIATURAS: Readonly<Record<Modelo, string>> = {
  tela: new URL('modelos/tela.png', import.meta.url).href,
  orla: new URL('modelos/orla.png', import.meta.url).href,
  sobrio: new URL('modelos/sobrio.png', import.meta.url).href,
};

export function ModeloSection({ form }: { readonly form: DisenoForm }) {
  const { contenido } = form;
  return (
    <Section title="Diseño">
      <div className={classes.models} role="radiogroup" aria-label="Diseño">
        {MODELOS.map((modelo) => (
          <label key={modelo} className={classes.model}>
            <input
              type="radio"
              name="modelo"
              checked={contenido.modelo === modelo}
              onChange={() => form.setContenido(conOtroModelo(contenido, modelo))}
            />
            <img src={MINIATURAS[modelo]} alt="" width={240} height={170} />
            {NOMBRES[modelo]}
          </label>
        ))}
      </div>
    </Section>
  );
}
