import { index, layout, type RouteConfig, route } from '@react-router/dev/routes'
import { plainPaths } from './site-map.ts'

/** The staff area and the endpoints. Public pages and documents are not React Router's (`app/public/answer.server.ts`). */
export default [
  // One address for both languages: the staff area and the programs' side of the contact form.
  route(plainPaths.sendRequest, 'requests/send-contact-email.ts'),
  route(plainPaths.clicks, 'clicks/events.ts'),
  route(plainPaths.providerReturn, 'auth/provider-return.ts'),
  route(`${plainPaths.auth}/*`, 'auth/api.ts'),
  route(plainPaths.provider, 'auth/provider.ts'),
  route(plainPaths.signOut, 'auth/sign-out.ts'),
  route(plainPaths.signInPasskey, 'auth/sign-in-passkey.ts'),
  route(plainPaths.staffLanguage, 'staff/language.ts'),
  layout('staff/frame.tsx', { id: 'staff' }, [
    route(plainPaths.login, 'auth/login.tsx'),
    route(plainPaths.forgotPassword, 'auth/forgot-password.tsx'),
    route(plainPaths.resetPassword, 'auth/new-password.tsx'),
    route(plainPaths.signInCode, 'auth/email-code.tsx'),
    route(plainPaths.secondStep, 'auth/second-step.tsx'),
    route(plainPaths.invitation, 'auth/invitation.tsx'),
    route(plainPaths.emailChange, 'auth/email-change.tsx'),
    // Whatever stands below is for admins: the frame guards it.
    route(plainPaths.admin, 'admin/layout.tsx', [
      index('admin/dashboard.tsx'),
      route(plainPaths.request, 'admin/request.tsx'),
      route(plainPaths.workOrder, 'admin/work-order.tsx'),
      route(plainPaths.exportRequests, 'admin/export.ts'),
      route(plainPaths.inboxEvents, 'admin/events.ts'),
      route(plainPaths.templates, 'admin/templates.tsx'),
      route(plainPaths.overview, 'admin/overview.tsx'),
      route(plainPaths.people, 'admin/people.tsx'),
      route(plainPaths.privacy, 'admin/privacy.tsx'),
      route(plainPaths.privacyExport, 'admin/privacy-export.ts'),
      route(plainPaths.consents, 'admin/consents.tsx'),
      route(plainPaths.incidents, 'admin/incidents.tsx'),
      route(plainPaths.exportIncidents, 'admin/incidents-export.ts'),
      route(plainPaths.incident, 'admin/incident.tsx'),
      route(plainPaths.desk, 'admin/desk/prices.tsx'),
      route(plainPaths.deskPrice, 'admin/desk/price.tsx'),
      route(plainPaths.deskHours, 'admin/desk/hours.tsx'),
      route(plainPaths.deskFacts, 'admin/desk/facts.tsx'),
      route(plainPaths.deskFact, 'admin/desk/fact.tsx'),
      route(plainPaths.deskDrafts, 'admin/desk/drafts.tsx'),
      route(`${plainPaths.preview}/*`, 'admin/desk/preview.ts'),
      route(plainPaths.account, 'admin/account.tsx'),
      route(plainPaths.accountSecondStep, 'admin/account-second-step.tsx'),
      route(plainPaths.accountPasskey, 'admin/account-passkey.ts'),
    ]),
  ]),
] satisfies RouteConfig
