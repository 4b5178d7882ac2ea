import { useRouter } from '@tanstack/react-router';
import { rutas } from '#platform/paths.ts';
import { EntranceFrame } from '#pages/entrada/EntranceFrame.tsx';
import { LoginFields } from '#pages/entrada/LoginFields.tsx';
import { ProviderButton } from '#pages/entrada/ProviderButton.tsx';
import { TextLink } from '#ui/frame/TextLink.tsx';

/** The administration's entrance, for whoever is not in yet. */
export function EntradaAdminPage() {
  const router = useRouter();
  return (
    <EntranceFrame
      title="Entra a administrar la academia"
      documentTitle="Entrar a la administración"
      foot={
        <>
          ¿Vienes a tus cursos? <TextLink to={rutas.entrada}>Entra por aquí</TextLink>
        </>
      }
    >
      <LoginFields onEntered={() => void router.invalidate()} />
      <ProviderButton />
    </EntranceFrame>
  );
}
