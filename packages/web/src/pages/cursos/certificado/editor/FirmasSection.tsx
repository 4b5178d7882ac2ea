import { type FirmaDeDiseno, LETRAS_DE_FIRMA } from '@catedra/shared/certificados/disenos/contenido.ts';
import { FIRMAS_POR_DISENO } from '@catedra/shared/certificados/papel/diseno.ts';
import { Button, Input, TextInput } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import classes from '#pages/cursos/certificado/editor/editor.module.css';
import { ImagePart } from '#pages/cursos/certificado/editor/ImagePart.tsx';
import type { DisenoForm } from '#pages/cursos/certificado/editor/use-diseno.ts';
import { optional } from '#ui/forms/FormLayout.tsx';
import { Section } from '#ui/frame/Section.tsx';

const NUEVA: FirmaDeDiseno = { nombre: '', cargo: '', imagen: null };

/** Who signs by hand: up to four, in the order in which they stand on the paper. */
export function FirmasSection({ form }: { readonly form: DisenoForm }) {
  const { firmas } = form.contenido;
  const put = (nuevas: readonly FirmaDeDiseno[]) => form.setContenido({ firmas: [...nuevas] });
  const change = (lugar: number, cambio: Partial<FirmaDeDiseno>) =>
    form.setContenido((now) => ({
      firmas: now.firmas.map((firma, i) => (i === lugar ? { ...firma, ...cambio } : firma)),
    }));
  const swap = (lugar: number) =>
    put(
      firmas.map(
        (firma, i) => (i === lugar ? firmas[i - 1] : i === lugar - 1 ? firmas[lugar] : firma) ?? firma,
      ),
    );
  const full = firmas.length >= FIRMAS_POR_DISENO;
  return (
    <Section
      title="Firmas"
      aside={
        full ? (
          <span className="look-faint">{FIRMAS_POR_DISENO} es el máximo</span>
        ) : (
          <Button
            variant="subtle"
            leftSection={<IconPlus size={16} stroke={1.75} aria-hidden />}
            onClick={() => put([...firmas, NUEVA])}
          >
            Añadir firma
          </Button>
        )
      }
    >
      {firmas.length === 0 && <p className="look-faint">Sin firmas a mano. El PDF va firmado igual.</p>}
      {form.faltas.firmas && <Input.Error>{form.faltas.firmas}</Input.Error>}
      <ul className={classes.signatures}>
        {firmas.map((firma, lugar) => (
          // Their place is what tells them apart: two may say the same.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={lugar}>
            <div className={classes.pair}>
              <TextInput
                label="Nombre"
                maxLength={LETRAS_DE_FIRMA}
                value={firma.nombre}
                onChange={(event) => change(lugar, { nombre: event.currentTarget.value })}
              />
              <TextInput
                label={optional('Cargo')}
                maxLength={LETRAS_DE_FIRMA}
                value={firma.cargo}
                onChange={(event) => change(lugar, { cargo: event.currentTarget.value })}
              />
            </div>
            <ImagePart
              label={`Firma de ${firma.nombre || `la ${lugar + 1}.ª`}`}
              uso="firma"
              help="Mejor con el fondo transparente."
              value={firma.imagen}
              onChange={(imagen) => change(lugar, { imagen })}
            />
            <div className="look-loose-line">
              {lugar > 0 && (
                <Button variant="subtle" onClick={() => swap(lugar)}>
                  Antes
                </Button>
              )}
              <Button variant="subtle" onClick={() => put(firmas.filter((_, i) => i !== lugar))}>
                Quitar la firma
              </Button>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
