import { AlmacenSection } from '#pages/configuracion/AlmacenSection.tsx';
import { ConfiguracionTabs } from '#pages/configuracion/ConfiguracionTabs.tsx';
import { CuentasSection } from '#pages/configuracion/CuentasSection.tsx';
import { type CosaDeLaAcademia, cosasDeLaAcademia } from '#pages/configuracion/de-la-academia.ts';
import { PlazosSection } from '#pages/configuracion/PlazosSection.tsx';
import { rutas } from '#platform/paths.ts';
import { useActor } from '#platform/session.ts';
import { Page } from '#ui/frame/Page.tsx';
import { Section } from '#ui/frame/Section.tsx';
import { ButtonLink } from '#ui/frame/TextLink.tsx';
import { Part } from '#ui/states/Part.tsx';

/** What has a page of its own, in the order in which it is needed. */
const PAGINAS = [
  {
    vista: 'plantillas',
    titulo: 'Correos',
    nota: 'El asunto y el texto de cada aviso.',
    ir: 'Lo que dicen los correos',
  },
  { vista: 'correo', titulo: 'Correo enviado', nota: 'Qué salió, a quién y si llegó.', ir: 'Correo enviado' },
  {
    vista: 'firma',
    titulo: 'Certificados',
    nota: 'Con qué clave se firma su PDF.',
    ir: 'Firma de los certificados',
  },
  {
    vista: 'tecnico',
    titulo: 'Técnico',
    nota: 'Qué hace la academia por dentro y qué falla.',
    ir: 'Cómo va por dentro',
  },
] as const satisfies readonly { readonly vista: CosaDeLaAcademia; readonly [texto: string]: string }[];

/** What is decided for everybody, apart from what is one's own; each sees what they may change or look at. */
export function AcademiaPage() {
  const { actor } = useActor();
  const cosas = cosasDeLaAcademia(actor);
  return (
    <Page
      title="Configuración de la academia"
      subtitle="Vale para todas las personas."
      trail={[{ label: 'Configuración de mi perfil', to: rutas.configuracion }, { label: 'La academia' }]}
    >
      <ConfiguracionTabs here="academia" />
      <Part>{cosas.includes('ajustes') && <CuentasSection />}</Part>
      <Part>{cosas.includes('ajustes') && <PlazosSection />}</Part>
      {PAGINAS.filter(({ vista }) => cosas.includes(vista)).map(({ vista, titulo, nota, ir }) => (
        <Section key={vista} beside title={titulo} note={nota}>
          <ButtonLink to={rutas.configuracion} search={{ vista }} variant="default">
            {ir}
          </ButtonLink>
        </Section>
      ))}
      <Part>{cosas.includes('almacen') && <AlmacenSection />}</Part>
    </Page>
  );
}
