import { index, layout, type RouteConfig, route } from '@react-router/dev/routes'
import type { Role } from '#database/rows/role.ts'
import { plainPaths } from './site-map.ts'
import { staffPages } from './staff/staff-pages.ts'

function routesFor(role: Role) {
  return staffPages
    .filter((page) => page.role === role)
    .map(({ path, module, layout: around }) => {
      const file = `staff/${module}`
      // A module may serve several addresses.
      const isShared = staffPages.filter((other) => other.module === module).length > 1
      const page =
        path === plainPaths.admin ? index(file) : route(path, file, isShared ? { id: `staff${path}` } : {})
      return around ? layout(`staff/${around}`, [page]) : page
    })
}

/** Routes of the staff area and the endpoints. Public pages and documents are served by `app/public/answer.server.tsx`. */
export default [
  // One path for both languages: the staff area, and the contact form's JSON API.
  route(plainPaths.sendRequest, 'endpoints/contact-request.ts'),
  route(plainPaths.clicks, 'endpoints/clicks.ts'),
  route(plainPaths.providerReturn, 'staff/sign-in/provider-return.ts'),
  route(`${plainPaths.auth}/*`, 'endpoints/auth.ts'),
  route(plainPaths.provider, 'staff/sign-in/provider.ts'),
  route(plainPaths.signOut, 'staff/sign-in/sign-out.ts'),
  route(plainPaths.signInPasskey, 'staff/sign-in/passkey-options.ts', { id: 'sign-in-passkey' }),
  route(plainPaths.staffLanguage, 'staff/kit/language.ts'),
  route(plainPaths.notCached, 'staff/offline/not-cached.tsx'),
  layout('staff/frame.tsx', { id: 'staff' }, [
    route(plainPaths.login, 'staff/sign-in/login.tsx'),
    route(plainPaths.forgotPassword, 'staff/sign-in/forgot-password.tsx'),
    route(plainPaths.resetPassword, 'staff/sign-in/new-password.tsx'),
    route(plainPaths.signInCode, 'staff/sign-in/email-code.tsx'),
    route(plainPaths.secondStep, 'staff/sign-in/second-step.tsx'),
    route(plainPaths.invitation, 'staff/sign-in/invitation.tsx'),
    route(plainPaths.emailChange, 'staff/sign-in/email-change.tsx'),
    // For staff only, those of editors and admins for them only: the middleware of the layout above them is their lock.
    route(plainPaths.admin, 'staff/layout.tsx', [
      ...routesFor('writer'),
      layout('staff/editor-only.ts', routesFor('editor')),
      layout('staff/admin-only.ts', routesFor('admin')),
    ]),
  ]),
] satisfies RouteConfig
