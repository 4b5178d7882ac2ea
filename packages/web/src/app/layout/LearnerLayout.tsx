import { Outlet } from '@tanstack/react-router';
import { FramePlaceholder } from '#app/layout/FramePlaceholder.tsx';
import { LearnerFrame } from '#app/layout/LearnerFrame.tsx';
import { useMustChangePassword } from '#app/session/temporary-password.ts';

export function LearnerLayout() {
  const locked = useMustChangePassword();
  return <LearnerFrame>{locked ? <FramePlaceholder /> : <Outlet />}</LearnerFrame>;
}
