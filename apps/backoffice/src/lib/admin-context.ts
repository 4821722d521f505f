import type { Admin } from '@shop/contract/schemas';
import { createContext, use } from 'react';

export const AdminContext = createContext<Admin | null>(null);

/** The signed-in admin, as the access check describes it. Throws without a provider. */
export function useAdmin(): Admin {
  const admin = use(AdminContext);
  if (!admin) throw new Error('useAdmin needs an AdminContext over it');
  return admin;
}
