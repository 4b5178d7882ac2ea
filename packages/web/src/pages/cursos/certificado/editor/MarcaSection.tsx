import type { Curso } from '@catedra/shared/cursos/collection.ts';
import { coverLook, GROUNDS } from '@catedra/shared/cursos/portada/cover-look.ts';
import { Input } from '@mantine/core';
import { useId } from 'react';
import classes from '#pages/cursos/certificado/editor/editor.module.css';
import { ImagePart } from '#pages/cursos/certificado/editor/ImagePart.tsx';
import type { DisenoForm } from '#pages/cursos/certificado/editor/use-diseno.ts';
import { Section } from '#ui/frame/Section.tsx';

interface MarcaSectionProps {
  readonly form: DisenoForm;
  readonly curso: Curso;
}

const TELAS = ['Petróleo', 'Oliva', 'Granate', 'Añil', 'Teja', 'Pizarra', 'Ciruela', 'Pino', 'Tabaco'];

/** Logo, background and colours. */
export function MarcaSection({ form, curso }: MarcaSectionProps) {
  const { contenido, setContenido, faltas } = form;
  const { colores } = contenido;
  return (
    <Section title="Marca">
      <div className={classes.stack}>
        <ImagePart
          label="Logotipo"
          uso="logo"
          help="SVG, PNG, JPG o WebP de hasta 5 MB."
          value={contenido.logo}
          onChange={(logo) => setContenido({ logo })}
        />
        {contenido.modelo === 'tela' && <Telas form={form} curso={curso} />}
        <div className="look-loose-line">
          <Color
            label="Color principal"
            value={colores.principal}
            error={faltas.principal}
            onChange={(principal) => setContenido({ colores: { ...colores, principal } })}
          />
          <Color
            label="Color de realce"
            value={colores.acento}
            onChange={(acento) => setContenido({ colores: { ...colores, acento } })}
          />
        </div>
        <ImagePart
          label="Fondo"
          uso="fondo"
          help="Detrás de todo. Que sea claro: las letras van encima."
          value={contenido.fondo}
          onChange={(fondo) => setContenido({ fondo })}
        />
      </div>
    </Section>
  );
}

interface ColorProps {
  readonly label: string;
  readonly value: string;
  readonly error?: string | undefined;
  readonly onChange: (color: string) => void;
}

function Color({ label, value, error, onChange }: ColorProps) {
  const id = useId();
  return (
    <Input.Wrapper label={label} error={error} id={id}>
      <input
        id={id}
        type="color"
        className={classes.color}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    </Input.Wrapper>
  );
}

/** The cloth of the spine: the course's own, unless one is chosen for all. */
function Telas({ form, curso }: MarcaSectionProps) {
  const { colores } = form.contenido;
  const id = useId();
  const choose = (tela: number | null) => form.setContenido({ colores: { ...colores, tela } });
  return (
    <div role="radiogroup" aria-labelledby={id}>
      <div id={id} className={classes.label}>
        Tela del lomo
      </div>
      <div className={classes.cloths}>
        <label className={classes.cloth} title="La de cada curso">
          <input
            type="radio"
            name="tela"
            aria-label="La de cada curso"
            checked={colores.tela === null}
            onChange={() => choose(null)}
          />
          <span data-own style={{ background: GROUNDS[coverLook(curso.titulo).cloth] }} />
        </label>
        {GROUNDS.map((ground, tela) => (
          <label key={ground} className={classes.cloth} title={TELAS[tela]}>
            <input
              type="radio"
              name="tela"
              aria-label={TELAS[tela]}
              checked={colores.tela === tela}
              onChange={() => choose(tela)}
            />
            <span style={{ background: ground }} />
          </label>
        ))}
      </div>
      <p className="look-faint">
        {colores.tela === null
          ? 'La de cada curso, como en su cubierta.'
          : 'La misma en todos los cursos que usen este diseño.'}
      </p>
    </div>
  );
}
