import type { Admin } from '@shop/contract/schemas';
import { createContext, use } from 'react';

export const AdminContext = createContext<Admin | null>(null);

/** The signed-in admin, as the access check describes it. Throws without a provider. */
export function useAdmin(): Admin {
  const admin = use(AdminContext);
  if (!admin) throw new Error('useAdmin needs an AdminContext over it');
  return admin;
}

/**
 * Whether the account may do what only the owner may: delete, set the shop up, see the figures (docs/adr/0097). The
 * account of an API server that sends no role is the owner's.
 */
export function useIsOwner(): boolean {
  return useAdmin().role !== 'staff';
}
