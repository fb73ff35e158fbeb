import { useEffect } from 'react';
import { useNavigate } from './Router.tsx';

/** Shows nothing and leads on; Back does not return to it (decisions §3). `to` with query and hash. */
export function Redirect({ to }: { to: string }) {
  const navigate = useNavigate();
  useEffect(() => navigate(to, { replace: true }), [navigate, to]);
  return null;
}
