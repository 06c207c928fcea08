import { index, layout, type RouteConfig, route } from '@react-router/dev/routes'
import { plainPaths } from './site-map.ts'

/** The staff area and the endpoints. Public pages and documents are not React Router's (`app/public/answer.server.ts`). */
export default [
  // One address for both languages: the staff area and the programs' side of the contact form.
  route(plainPaths.sendRequest, 'endpoints/contact-request.ts'),
  route(plainPaths.clicks, 'endpoints/clicks.ts'),
  route(plainPaths.providerReturn, 'staff/sign-in/provider-return.ts'),
  route(`${plainPaths.auth}/*`, 'endpoints/auth.ts'),
  route(plainPaths.provider, 'staff/sign-in/provider.ts'),
  route(plainPaths.signOut, 'staff/sign-in/sign-out.ts'),
  route(plainPaths.signInPasskey, 'staff/sign-in/sign-in-passkey.ts'),
  route(plainPaths.staffLanguage, 'staff/kit/language.ts'),
  layout('staff/frame.tsx', { id: 'staff' }, [
    route(plainPaths.login, 'staff/sign-in/login.tsx'),
    route(plainPaths.forgotPassword, 'staff/sign-in/forgot-password.tsx'),
    route(plainPaths.resetPassword, 'staff/sign-in/new-password.tsx'),
    route(plainPaths.signInCode, 'staff/sign-in/email-code.tsx'),
    route(plainPaths.secondStep, 'staff/sign-in/second-step.tsx'),
    route(plainPaths.invitation, 'staff/sign-in/invitation.tsx'),
    route(plainPaths.emailChange, 'staff/sign-in/email-change.tsx'),
    // Whatever stands below is for admins: the frame guards it.
    route(plainPaths.admin, 'staff/layout.tsx', [
      index('staff/inbox/dashboard.tsx'),
      route(plainPaths.request, 'staff/inbox/request/request.tsx'),
      route(plainPaths.workOrder, 'staff/inbox/request/work-order.tsx'),
      route(plainPaths.exportRequests, 'staff/inbox/export.ts'),
      route(plainPaths.inboxEvents, 'staff/inbox/events.ts'),
      route(plainPaths.templates, 'staff/templates/templates.tsx'),
      route(plainPaths.overview, 'staff/overview/overview.tsx'),
      route(plainPaths.people, 'staff/people/people.tsx'),
      route(plainPaths.privacy, 'staff/privacy/privacy.tsx'),
      route(plainPaths.privacyExport, 'staff/privacy/privacy-export.ts'),
      route(plainPaths.consents, 'staff/privacy/consents.tsx'),
      route(plainPaths.incidents, 'staff/privacy/incidents.tsx'),
      route(plainPaths.exportIncidents, 'staff/privacy/incidents-export.ts'),
      route(plainPaths.incident, 'staff/privacy/incident.tsx'),
      route(plainPaths.desk, 'staff/desk/prices.tsx'),
      route(plainPaths.deskPrice, 'staff/desk/price.tsx'),
      route(plainPaths.deskHours, 'staff/desk/hours.tsx'),
      route(plainPaths.deskFacts, 'staff/desk/facts.tsx'),
      route(plainPaths.deskFact, 'staff/desk/fact.tsx'),
      route(plainPaths.deskPictures, 'staff/desk/pictures/pictures.tsx'),
      route(plainPaths.deskPicture, 'staff/desk/pictures/picture.tsx'),
      route(plainPaths.deskPictureFile, 'staff/desk/pictures/picture-file.ts'),
      route(plainPaths.deskDrafts, 'staff/desk/drafts.tsx'),
      route(`${plainPaths.preview}/*`, 'staff/desk/preview.ts'),
      route(plainPaths.account, 'staff/account/account.tsx'),
      route(plainPaths.accountSecondStep, 'staff/account/account-second-step.tsx'),
      route(plainPaths.accountPasskey, 'staff/account/account-passkey.ts'),
    ]),
  ]),
] satisfies RouteConfig
